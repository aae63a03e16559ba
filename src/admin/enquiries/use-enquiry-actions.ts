import { useTranslations } from 'use-intl';
import type { Enquiry, EnquiryStatus } from '#domain/enquiries/shared/enquiry.ts';
import { useBanner } from '../shared/banner.tsx';
import { useAddToast, useAddUndoToast } from '../shared/toasts.tsx';
import { currentOf, type EnquiryChange, useEnquiryChanges } from './use-enquiries.ts';

/** What an editor does with an enquiry, with a toast that undoes it. */
export function useEnquiryActions(enquiry: Enquiry, expectLeaving: () => void) {
  const t = useTranslations('adminEnquiries');
  const { change, remove } = useEnquiryChanges();
  const banner = useBanner();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  const run = async (changes: EnquiryChange): Promise<boolean> => {
    try {
      await change.mutateAsync({ before: enquiry, changes });
      return true;
    } catch (error) {
      if (currentOf(error)) addToast({ text: t('stale') });
      else banner.showError(error, 'save');
      return false;
    }
  };
  const decide = async (changes: EnquiryChange, undo: EnquiryChange, text: string) => {
    expectLeaving();
    if (await run(changes)) addUndoToast(text, () => void run(undo));
  };
  return {
    setStatus(status: EnquiryStatus) {
      if (status === enquiry.status || enquiry.isDoubtful) return;
      void decide({ status }, { status: enquiry.status }, t(`changed.${status}`));
    },
    toggleDoubtful() {
      const { isDoubtful } = enquiry;
      const text = t(isDoubtful ? 'changed.real' : 'changed.doubtful');
      void decide({ isDoubtful: !isDoubtful }, { isDoubtful }, text);
    },
    async delete() {
      expectLeaving();
      try {
        await remove.mutateAsync(enquiry.id);
        addToast({ text: t('deleted') });
      } catch (error) {
        banner.showError(error, 'save');
      }
    },
  };
}

export type EnquiryActions = ReturnType<typeof useEnquiryActions>;
