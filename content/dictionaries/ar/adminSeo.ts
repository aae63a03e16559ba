import type { Messages } from '../index.ts';

export const adminSeo = {
  generate: 'إنشاء بيانات SEO',
  coming: 'الاقتراحات في الطريق...',
  waiting:
    '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  same: 'يقترح المساعد ما هو مكتوب هنا أصلًا.',
  notConfigured: 'إلى أن يُهيّأ المساعد، يُملأ كل حقل فارغ بالكلمات الظاهرة فيه.',
  takeAll: 'استخدام الكل',
  dismissAll: 'رفض الكل',
  suggested: 'اقتراح',
  take: 'استخدام',
  dismiss: 'رفض',
  taken:
    '{count, plural, zero {لم يُدرج أي اقتراح.} one {أُدرج الاقتراح.} two {أُدرج الاقتراحان.} few {أُدرجت # اقتراحات.} many {أُدرج # اقتراحًا.} other {أُدرج # اقتراح.}}',
  dismissed:
    '{count, plural, zero {لم يُرفض أي اقتراح.} one {رُفض الاقتراح.} two {رُفض الاقتراحان.} few {رُفضت # اقتراحات.} many {رُفض # اقتراحًا.} other {رُفض # اقتراح.}}',
} satisfies Messages['adminSeo'];
