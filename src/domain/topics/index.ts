import '@tanstack/react-start/server-only';

export { findTopic, keepTopics } from './find-topic.ts';
export { gatherTopics, type Topic, type Topics } from './gather-topics.ts';
export { type PostTopics, postTopics, topicsOfPost } from './post-topics.ts';
export { type TopicKind, topicPath } from './topic-path.ts';
export { type TopicTexts, textsOfTopic, withName } from './topic-texts.ts';
