/** Command behind `npm run doctor [URL]`: prints the diagnosis of a deployment and exits with 1 if it found problems. */
import { diagnose } from './diagnose.ts';

const { text, problemCount } = await diagnose(process.env, process.argv[2]);
process.stdout.write(text);
process.exitCode = problemCount === 0 ? 0 : 1;
