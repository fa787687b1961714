/** The floor, and no TypeScript, which takes longer to load than all the rest: the same queries on the same file behind nothing but `node:http`: `FILE USER_ID`; without them it only says hello. */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const [, , file, userId = ''] = process.argv;
const answer = file === undefined ? () => '{}' : openAnswers(file);

/** @param {string} path @returns {(url: string) => string} */
function openAnswers(path) {
  const db = new DatabaseSync(path);
  const list = db.prepare(
    'select recipe from saved_recipes where user_id = ? order by saved_at desc',
  );
  const one = db.prepare(
    'select recipe from saved_recipes where user_id = ? and folded_name = ? order by saved_at desc limit 1',
  );
  return (url) => {
    if (url === '/list')
      return `[${list
        .all(userId)
        .map(({ recipe }) => recipe)
        .join(',')}]`;
    const name = decodeURIComponent(url.slice(1)).toLowerCase();
    return String(one.get(userId, name)?.recipe ?? 'null');
  };
}

const server = createServer((request, response) => {
  const text = answer(request.url ?? '');
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${server.address().port}\n`);
});
