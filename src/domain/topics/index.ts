import '@tanstack/react-start/server-only';

export { findPostSeries, type PostSeries, postSeries } from './find-post-series.ts';
export { findTopic, keepTopics } from './find-topic.ts';
export { gatherTopics, type Topic, type Topics, topicKey } from './gather-topics.ts';
export { type PostTopics, postTopics, topicsOfPost } from './post-topics.ts';
export { type TopicKind, topicKinds, topicPath } from './topic-path.ts';
export { type TopicTexts, textsOfTopic, withName } from './topic-texts.ts';
