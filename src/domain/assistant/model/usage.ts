/** What a provider reports that it counts. Null if it did not report it. */
export type Usage = {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Of translation services. */
  characters: number | null;
};

export function addUsage(total: Usage, usage: Usage): void {
  for (const unit of ['inputTokens', 'outputTokens', 'characters'] as const)
    if (usage[unit] !== null) total[unit] = (total[unit] ?? 0) + usage[unit];
}
