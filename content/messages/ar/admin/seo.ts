import type { Messages } from '../../index.ts';

export const adminSeo = {
  generate: 'إنشاء بيانات SEO',
  streaming: 'جارٍ إعداد الاقتراحات...',
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
  previews: {
    label: 'كيف سيظهر المقال',
    targets: { google: 'غوغل', whatsApp: 'واتساب', x: 'إكس' },
    picture: 'الصورة التي تظهر مع الرابط',
    drawnLater: 'هكذا ستبدو الصورة تقريبًا، وتُرسم من العنوان وصورة الغلاف بعد نشرهما.',
    complete: 'لا شيء ناقص ولا شيء أطول من اللازم.',
    warnings: {
      titleMissing: 'لا يوجد عنوان.',
      titleLong: 'عدد أحرف العنوان {count, number}، ويظهر منها نحو {most, number}.',
      seoDescriptionMissing: 'لم يُكتب وصف SEO.',
      descriptionMissing: 'لا يوجد وصف.',
      descriptionDefault: 'الوصف هو بداية المقال فقط. يمكنك كتابة وصف أفضل عند تحرير المقال.',
      descriptionLong: 'عدد أحرف الوصف {count, number}، ويظهر منها نحو {most, number}.',
      coverMissing: 'لا توجد صورة غلاف، فتُستخدم الصورة الافتراضية.',
      altMissing: 'ليس لصورة الغلاف نص بديل.',
    },
  },
} satisfies Messages['adminSeo'];
