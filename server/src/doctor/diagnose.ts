/** Runs all checks of `npm run doctor` on a deployment and formats their findings. */
import { readSettings, SettingError } from '../settings/env.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail, checkModel, checkServer } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, reportOk, reportProblem } from './finding.ts';

const MARKS: Record<Finding['kind'], string> = { fine: '✓', note: '·', mend: '✗' };
const MIN_NODE = 24;

async function collectFindings(
  variables: NodeJS.ProcessEnv,
  url: string | undefined,
): Promise<Finding[]> {
  const node = checkNode();
  try {
    const settings = readSettings(variables);
    const others = [checkDatabase(settings), checkMail(settings), checkModel(settings)];
    return [
      node,
      ...checkSettings(settings),
      ...checkDataFolder(settings),
      ...(await Promise.all(others)).flat(),
      ...(await checkServer(url)),
    ];
  } catch (error) {
    if (error instanceof SettingError) return [node, reportProblem(error.message)];
    throw error;
  }
}

function checkNode(): Finding {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= MIN_NODE
    ? reportOk(`Node is ${node}.`)
    : reportProblem(`Node is ${node}, and Saffron runs on ${MIN_NODE} or later.`);
}

export interface DiagnosisReport {
  /** One sentence per line, and how many problems there are. */
  readonly text: string;
  readonly problemCount: number;
}

/** @param url of a running server to check as well */
export async function diagnose(
  variables: NodeJS.ProcessEnv,
  url?: string,
): Promise<DiagnosisReport> {
  const found = await collectFindings(variables, url);
  const lines = found.map(({ kind, sentence }) => `${MARKS[kind]} ${sentence}\n`);
  const problemCount = found.filter(({ kind }) => kind === 'mend').length;
  const end =
    problemCount === 0 ? '\nNothing is to be mended.\n' : `\nTo be mended: ${problemCount}.\n`;
  return { text: lines.join('') + end, problemCount };
}
