/** Rules of a birthday: valid days of a month, and both fields or none. */
import { DAYS_PER_MONTH } from '@saffron/contract/limits';
import type { Profile } from '@saffron/contract/user';

/** 0 means not chosen. */
export interface BirthdayDraft {
  readonly month: number;
  readonly day: number;
}

/** 31 if no month is chosen. */
export function countDays(month: number): number {
  return DAYS_PER_MONTH[month - 1] ?? 31;
}

/** A day past the end of the new month becomes its last. */
export function setMonth({ day }: BirthdayDraft, month: number): BirthdayDraft {
  return { month, day: Math.min(day, countDays(month)) };
}

export function toBirthdayDraft(birthday: Profile['birthday']): BirthdayDraft {
  return birthday ?? { month: 0, day: 0 };
}

export function parseBirthday({ month, day }: BirthdayDraft): Profile['birthday'] {
  return month > 0 && day > 0 ? { month, day } : null;
}
