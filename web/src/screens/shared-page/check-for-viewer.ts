/** Tells somebody who has named allergies or a diet what this recipe has against them. */
import type { ReplyOf } from '@saffron/contract/endpoints';
import { callPath } from '@saffron/contract/paths';
import { isDiet } from '@saffron/kitchen/vocabulary';
import { type EvidenceGroup, groupEvidence } from '../../features/recipe/check/evidence.ts';
import { readAccountSettings } from '../../person/account-settings.ts';
import { type NeedsHere, needsHere } from '../../person/needs-here.ts';
import { renewWhenRefused } from '../../person/renewal.ts';
import { sharedCheckWords as words } from '../../words/shared-page.ts';

type Report = ReplyOf<'checkLines'>;
type Finding = Report['findings'][number];

/** How many lines one call takes, and how long each may be. */
const MOST_LINES = 300;
const LONGEST_LINE = 1000;

export async function checkForViewer(place: HTMLElement): Promise<void> {
  const say = (text: string) => {
    // The room was kept only where this browser knew of needs by itself.
    document.documentElement.dataset.needs = 'some';
    place.textContent = text;
  };
  try {
    if (hasNeeds(needsHere())) say(words.checking);
    if (needsHere().account !== 'read') {
      renewWhenRefused();
      await readAccountSettings(new AbortController().signal);
    }
    const needs = needsHere();
    if (!hasNeeds(needs)) return void delete document.documentElement.dataset.needs;
    say(words.checking);
    show(place, await ask(needs), needs);
  } catch (error) {
    console.warn('The shared recipe was not checked.', error);
    place.dataset.tone = 'look';
    say(words.failed);
  }
}

const hasNeeds = ({ allergies, diets, foods }: NeedsHere) =>
  allergies.length + diets.length + foods.length > 0;

/** Every line a person reads counts: a tip may name the butter that the list does not. */
async function ask({ allergies, diets, foods }: NeedsHere): Promise<Report> {
  const ingredients = linesOf('[data-list="ingredients"] span');
  const others = linesOf('[data-list="instructions"] span, [data-list="tips"] li, .prose');
  const title = linesOf('h1')[0]?.slice(0, 200) ?? '';
  const response = await fetch(callPath('checkLines'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title,
      ingredients,
      instructions: others.slice(0, MOST_LINES - ingredients.length),
      allergies,
      diets,
      ...(foods.length > 0 ? { otherFoods: foods } : {}),
    }),
  });
  if (!response.ok) throw new Error(`refused with ${response.status}`);
  return (await response.json()) as Report;
}

function linesOf(selector: string): string[] {
  const texts = [...document.querySelectorAll(`.sheet ${selector.replaceAll(', ', ', .sheet ')}`)];
  return texts.flatMap(({ textContent }) => inPieces(textContent ?? ''));
}

/** An introduction may be longer than a line may be; it is cut between words. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE);
    const end = rest.length <= LONGEST_LINE ? rest.length : space > 0 ? space : LONGEST_LINE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return pieces;
}

function show(place: HTMLElement, report: Report, needs: NeedsHere): void {
  const { findings, unknown, notes, lines, otherFoods = [] } = report;
  const isCertain = findings.some(({ certainty }) => certainty === 'contains');
  place.dataset.tone = isCertain ? 'warn' : findings.length + unknown.length > 0 ? 'look' : 'calm';
  const said = [
    ...sentences(report, 'contains'),
    ...sentences(report, 'may contain'),
    ...(unknown.length > 0 ? [words.unknown(unknown.map(({ text }) => text))] : []),
  ];
  const isAsked = needs.allergies.length + needs.diets.length > 0;
  if (said.length === 0 && isAsked) {
    said.push(words.clear(needs.allergies, needs.diets, lines.length));
  }
  said.push(...otherFoods.map(({ sentence }) => sentence));
  const isThere = otherFoods.some(({ found }) => found === 'there');
  if (isThere) place.dataset.tone = 'warn';
  else if (!isCertain && otherFoods.some(({ found }) => found !== 'kept')) {
    place.dataset.tone = 'look';
  }
  place.replaceChildren(element('p', [...said, words.checkLabels].join(' ')));
  const groups = groupEvidence({ findings, unknown, notes }, needs.diets);
  if (groups.length > 0) place.append(evidence(groups));
}

/** One for each restriction: "Contains milk: butter and cream." */
function sentences({ findings, lines }: Report, certainty: Finding['certainty']): string[] {
  const say = certainty === 'contains' ? words.contains : words.mayContain;
  const found = findings.filter((finding) => finding.certainty === certainty);
  return [...new Set(found.map(({ restriction }) => restriction))].map((restriction) => {
    const these = found.filter((one) => one.restriction === restriction);
    return say(restriction, isDiet(restriction), foodsOf(these, lines));
  });
}

/** What is in the list says it best: "butter" rather than the "butter chicken" of the title. */
function foodsOf(findings: readonly Finding[], lines: Report['lines']): string[] {
  const listed = findings.filter(({ part }) => part === 'ingredients');
  const telling = listed.length > 0 ? listed : findings;
  const named = ({ part, index, term }: Finding) =>
    (part === 'ingredients' && lines[index]?.name) || term;
  return [...new Set(telling.map(named))];
}

function evidence(groups: readonly EvidenceGroup[]): HTMLElement {
  const details = element('details');
  details.append(element('summary', words.why));
  for (const { title, lines } of groups) {
    const list = element('ul');
    list.append(...lines.map(({ claim, instead }) => element('li', `${claim} ${instead}`.trim())));
    details.append(element('p', title), list);
  }
  return details;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
