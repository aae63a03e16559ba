/**
 * The projects of the portfolio, in order. `text` is the key of their texts in the messages' section `portfolio`.
 * `media/` renders their videos into `public/portfolio/`.
 */
export const portfolioProjects = [
  project('project1', 'kurdish-all-in-one-app'),
  project('project2', 'ai-web-applications'),
  project('project3', 'crm-dashboard'),
  project('project4', 'calculator-widgets'),
  project('project5', 'saudi-chatbot'),
  project('project6', 'charity-website'),
  project('project7', 'custom-dashboards'),
  project('project8', 'complete-software'),
  project('project9', 'kurdish-community-website'),
  project('project10', 'restaurant-website'),
] as const;

export type PortfolioProject = (typeof portfolioProjects)[number];

/** The size of every poster and video, in pixels. */
export const pictureSize = { width: 960, height: 720 } as const;

function project<Text extends string>(text: Text, key: string) {
  const file = `/portfolio/${key}`;
  return {
    key,
    text,
    /** A placeholder: no project has a public URL yet. */
    link: '#',
    poster: {
      avif: `${file}-poster.avif`,
      webp: `${file}-poster.webp`,
      jpeg: `${file}-poster.jpg`,
    },
    video: { webm: `${file}.webm`, mp4: `${file}.mp4` },
  };
}
