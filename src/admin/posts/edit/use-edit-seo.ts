import { useState } from 'react';
import type { AdminPost } from '#domain/posts/index.ts';
import type { SeoProposal } from '../../post-form/seo-proposal.ts';
import { useSeoRequest } from '../../post-form/use-seo-request.ts';
import { useBanner } from '../../shared/banner.tsx';
import { useRunningActions } from '../../shared/use-running-actions.ts';
import type { PostEdit } from './use-post-edit.ts';

/** Requests SEO texts for a stored Kurdish or Arabic post. Typed texts stay until the proposal is accepted. */
export function useEditSeo({ language }: AdminPost, edit: PostEdit) {
  const { states, request } = useSeoRequest();
  const { running, run, cancel } = useRunningActions<'seo'>();
  const banner = useBanner();
  const [proposal, setProposal] = useState<SeoProposal | null>(null);
  return {
    proposal,
    setProposal,
    request: states[language],
    isBusy: running.has('seo'),
    cancel: () => cancel('seo'),
    async generate() {
      if (language === 'en') return;
      const { title, content } = edit.latestValues();
      if (!title.trim() || !content.trim())
        return banner.showFailure(language === 'ckb' ? 'kurdishSeoRequired' : 'arabicSeoRequired', {
          about: language,
        });
      await run('seo', async (signal) => {
        const proposed = await request(language, { title, content }, signal);
        if (proposed) setProposal(proposed);
      });
    },
  };
}
