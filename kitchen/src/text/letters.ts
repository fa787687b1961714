/** Tables of letters that Unicode normalisation leaves alone and of letters from other scripts that look Latin. */

/** Latin letters that stay whole when accents are taken off. */
export const BASE_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h',
}; // biome-ignore format: a table

/**
 * Letters of other scripts that look Latin: Cyrillic, Greek and small capitals. Only a check that nothing may hide from
 * ("mіlk") reads them so; code that reads messages in other languages must not.
 */
export const LOOK_ALIKE_LETTERS: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', к: 'k', м: 'm', н: 'h', т: 't',
  ј: 'j', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'l', ү: 'y', ɡ: 'g', ɑ: 'a', ɩ: 'i', ⅼ: 'l', ƽ: 's', ƅ: 'b', ɫ: 'l', ƙ: 'k',
  α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', μ: 'm', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ϲ: 'c', ϳ: 'j', ɪ: 'i', ꜱ: 's',
  ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p',
  ʀ: 'r', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ŀ: 'l', ƚ: 'l', ŧ: 't', ɓ: 'b',
}; // biome-ignore format: a table
