/** The questions of the section `guarantee`, in their order: what is shown is what `FAQPage` says. */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'] as const;
