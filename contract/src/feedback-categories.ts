/** The kinds of feedback of spec 3, apart from their schema so that the drawer needs no validator. */
export const FEEDBACK_CATEGORIES = ['Bug Report', 'Feature Request', 'General Comment'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];
export const DEFAULT_FEEDBACK_CATEGORY: FeedbackCategory = 'General Comment';
