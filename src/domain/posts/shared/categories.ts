/** The categories that the blog offers, in their order, and the names under which posts store them. */
export const categories = {
  webDevelopment: 'Web Development',
  mobileApps: 'Mobile Apps',
  aiMachineLearning: 'AI and Machine Learning',
  softwareEngineering: 'Software Engineering',
  uiUxDesign: 'UI/UX Design',
  technologyTrends: 'Technology Trends',
  tutorials: 'Tutorials',
  general: 'General',
} as const;

export type CategoryKey = keyof typeof categories;

/** @returns undefined for a category that an editor made up; it is shown unchanged */
export function categoryKey(category: string): CategoryKey | undefined {
  const wanted = category.toLowerCase();
  return categoryKeys.find((key) => categories[key].toLowerCase() === wanted);
}

export const categoryKeys = Object.keys(categories) as CategoryKey[];
