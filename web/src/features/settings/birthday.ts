/** The rules of a birthday (spec 4 and 5): a day of its month, and both or nothing. */
import { DAYS_PER_MONTH } from '@saffron/contract/limits';
import type { Profile } from '@saffron/contract/user';

/** 0 stands for what was not chosen. */
export interface BirthdayDraft {
  readonly month: number;
  readonly day: number;
}

/** Without a month every day is still possible. */
export function daysIn(month: number): number {
  return DAYS_PER_MONTH[month - 1] ?? 31;
}

/** A day past the end of the new month becomes its last. */
export function withMonth({ day }: BirthdayDraft, month: number): BirthdayDraft {
  return { month, day: Math.min(day, daysIn(month)) };
}

export function draftOf(birthday: Profile['birthday']): BirthdayDraft {
  return birthday ?? { month: 0, day: 0 };
}

export function birthdayOf({ month, day }: BirthdayDraft): Profile['birthday'] {
  return month > 0 && day > 0 ? { month, day } : null;
}
