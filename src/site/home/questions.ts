/**
 * The questions of the section `guarantee`, in their order. The section and its structured data (`FAQPage`) show the
 * same.
 */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'] as const;
