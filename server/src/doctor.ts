/** Looks a deployment over by its settings and says in sentences what is to be mended: `doctor.ts [URL]`. */
import { checkDatabase } from './doctor/check-database.ts';
import { checkFolder } from './doctor/check-folder.ts';
import { checkMail, checkModel, checkServer } from './doctor/check-neighbours.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { type Finding, fine, mend } from './doctor/finding.ts';
import { readSettings, SettingError } from './env.ts';

const MARKS: Record<Finding['kind'], string> = { fine: '✓', note: '·', mend: '✗' };
const LEAST_NODE = 24;

async function examine(url: string | undefined): Promise<Finding[]> {
  const node = checkNode();
  try {
    const settings = readSettings(process.env);
    const others = [checkDatabase(settings), checkMail(settings), checkModel(settings)];
    return [
      node,
      ...checkSettings(settings),
      ...checkFolder(settings),
      ...(await Promise.all(others)).flat(),
      ...(await checkServer(url)),
    ];
  } catch (error) {
    if (error instanceof SettingError) return [node, mend(error.message)];
    throw error;
  }
}

function checkNode(): Finding {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= LEAST_NODE
    ? fine(`Node is ${node}.`)
    : mend(`Node is ${node}, and Saffron runs on ${LEAST_NODE} or later.`);
}

const found = await examine(process.argv[2]);
for (const { kind, sentence } of found) process.stdout.write(`${MARKS[kind]} ${sentence}\n`);
const toMend = found.filter(({ kind }) => kind === 'mend').length;
process.stdout.write(
  toMend === 0 ? '\nNothing is to be mended.\n' : `\nTo be mended: ${toMend}.\n`,
);
process.exitCode = toMend === 0 ? 0 : 1;
