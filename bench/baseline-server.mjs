/** The baseline for server benchmarks: the same SQL queries behind plain node:http, or, without a database, an empty JSON object.
 * It is plain JavaScript, as loading TypeScript would dominate its start.
 */
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
