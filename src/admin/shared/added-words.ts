/** The query of the words that editors added to the spelling. */
export const addedWordsKey = ['added-words'] as const;
