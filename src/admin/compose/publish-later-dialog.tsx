import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { TimeDialog } from '../schedule/time-dialog.tsx';
import { useSetTime } from '../schedule/use-schedule.ts';
import { useScheduledToast } from '../schedule/use-scheduled-toast.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { useAddToast } from '../shared/toasts.tsx';

/** Asks when a new text is published, stores it unpublished, and schedules it. */
export function PublishLaterDialog(props: {
  language: Language;
  title: string;
  store: () => Promise<AdminPost>;
  /** Empties the form. Called once, when the dialog is done with a text that the server has. */
  onStored: () => Promise<void>;
  onClose: () => void;
}) {
  const { language, title, onClose } = props;
  const t = useTranslations('adminSchedule');
  const names = useTranslations('adminShared.languages');
  const addToast = useAddToast();
  const tellScheduled = useScheduledToast();
  const { mutateAsync: setTime } = useSetTime();
  /** Where the time is rejected, the text is stored already, and must not be stored twice. */
  const stored = useRef<AdminPost | null>(null);
  const saving = useMutation({
    async mutationFn(local: string) {
      stored.current ??= await props.store();
      await setTime({ ids: [stored.current.id], local });
    },
    async onSuccess(_answer, local) {
      onClose();
      if (stored.current) tellScheduled(stored.current, local);
      await props.onStored();
    },
  });
  const close = () => {
    onClose();
    const post = stored.current;
    if (!post) return;
    addToast({
      text: (
        <>
          {t('withoutTime')} <PostTitle post={post} />
        </>
      ),
    });
    void props.onStored();
  };
  return (
    <TimeDialog
      initial={undefined}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(local) => saving.mutate(local)}
      onClose={close}
    >
      <p className="border-y border-line py-2 text-small">
        <span className="font-medium">{names(language)}:</span>{' '}
        <PostTitle post={{ title, language }} />
      </p>
    </TimeDialog>
  );
}
