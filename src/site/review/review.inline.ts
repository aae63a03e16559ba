/**
 * The page of a reviewer. A tap on a paragraph opens the sheet. What is written there is kept on the device at once,
 * and sent until the server has it. The device makes the id of a remark, so that a remark that is sent twice is stored
 * once.
 */
import { withoutMark } from '../../domain/reviews/shared/heading-mark.ts';
import { createOutbox } from './outbox.ts';
import { createOwnRemarks } from './own-remarks.ts';
import { byId } from './page-parts.ts';
import { createRemarkSheet } from './remark-sheet.ts';
import type { ReviewData } from './review-data.ts';
import { createReviewDrafts } from './review-drafts.ts';
import { createSender } from './send-outbox.ts';
import { createAnswerSheet } from './thread.ts';
import { findWritableParts, onPartChosen } from './writable-parts.ts';

const token = location.pathname.split('/').at(-1) ?? '';
const data: ReviewData = JSON.parse(byId('review-data').textContent);
const { language, words } = data;
const outbox = createOutbox(() => localStorage, `review-${token}`);
const drafts = createReviewDrafts(token);
const parts = findWritableParts(data);
const sender = createSender({ token, outbox, words, onChange: () => show() });

const showAndSend = () => {
  show();
  void sender.send();
};

const openSheet = createRemarkSheet({
  language,
  words,
  drafts,
  send(remark) {
    outbox.change((entries) => [...entries, { remark, state: 'waiting' }]);
    showAndSend();
  },
});

const openAnswer = createAnswerSheet({
  draftOf: (remark) => drafts.read(remark)?.comment ?? '',
  keepDraft(remark, text) {
    if (text) drafts.save(remark, { suggestion: '', comment: text });
    else drafts.remove(remark);
  },
  send(remark, answer) {
    outbox.change((entries) =>
      entries.map((entry) =>
        entry.remark.id === remark ? { ...entry, own: [...(entry.own ?? []), answer] } : entry,
      ),
    );
    showAndSend();
  },
});

const show = createOwnRemarks({
  data,
  outbox,
  parts,
  answer: openAnswer,
  writeAgain(remark) {
    outbox.change((entries) => entries.filter((entry) => entry.remark.id !== remark.id));
    show();
    drafts.save(remark.original, {
      suggestion: withoutMark(remark.suggestion || remark.original),
      comment: remark.comment,
    });
    openSheet(remark);
  },
});

onPartChosen(parts, openSheet);
addEventListener('online', sender.sendNow);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) sender.sendNow();
});
addEventListener('storage', show);
const hint = document.querySelector<HTMLElement>('[data-review-hint]');
if (hint) hint.hidden = false;
byId('write').remove();
show();
void sender.send().then(sender.update);
