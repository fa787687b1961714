/** Entry point of `npm run chef`. */
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { runChefCommand } from './evaluation/chef-command.ts';

const exitCode = await runChefCommand(process.argv.slice(2), {
  env: process.env,
  openKitchen,
  print: (text) => console.log(text),
  printError: (text) => process.stderr.write(`${text}\n`),
});
// A model that does not answer must not keep the process alive.
if (exitCode !== 0) process.exit(exitCode);
