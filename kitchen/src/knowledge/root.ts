/** Reduces a word to a key shared by its forms ("fold" and "folding", "fry" and "fried"), for finding topics. */
export function rootOf(word: string): string {
  // A herring is nothing of hers.
  if (word === 'herring') return word;
  let root = word;
  if (root.length > 5 && root.endsWith('ing')) root = root.slice(0, -3);
  else if (root.length > 4 && root.endsWith('ed')) root = root.slice(0, -2);
  else if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1);
  const last = root.charAt(root.length - 1);
  if (root.length > 3 && last === root.charAt(root.length - 2)) return root.slice(0, -1);
  return last === 'y' ? `${root.slice(0, -1)}i` : root;
}
