#!/usr/bin/env node
/** The program `saffron-kitchen`: reads its words and standard input, writes the answer and ends with its code. */
import { readFileSync } from 'node:fs';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { runCommand } from './src/run-command.ts';

const { output, problem, exitCode } = runCommand(openKitchen, process.argv.slice(2), (file) =>
  // 0 is standard input.
  readFileSync(file === '-' ? 0 : file, 'utf8'),
);
if (output) process.stdout.write(`${output}\n`);
if (problem) process.stderr.write(`${problem}\n`);
process.exitCode = exitCode;
