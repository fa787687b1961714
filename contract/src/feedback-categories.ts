/** The categories of the feedback form, without a schema library, so that the web need not load one. */
export const FEEDBACK_CATEGORIES = ['Bug Report', 'Feature Request', 'General Comment'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];
export const DEFAULT_FEEDBACK_CATEGORY: FeedbackCategory = 'General Comment';
