import type { Messages } from '../../index.ts';

export const bill = {
  title: 'فاتورة هذه الصفحة',
  bytes: 'وصل إليك حتى الآن',
  usualBytes: 'الصفحة الرئيسية المعتادة: {size}\u00a0ميغابايت',
  paint: 'ظهرت الصفحة على شاشتك بعد',
  usualPaint:
    'على الهاتف، كثيرًا ما يتأخر ظهور {sites} موقعًا من كل {hundred} أكثر من {time}\u00a0ثانية',
} satisfies Messages['bill'];

export const visitBill = {
  counted: 'هذه أرقام قاسها متصفحك نفسه في هذه الزيارة.',
  kilobytes: '{size}\u00a0كيلوبايت',
  seconds: '{time}\u00a0ثانية',
  kept: 'أما الباقي ({size}) فكان على جهازك من قبل.',
  ahead: 'حُمّلت الصفحة قبل أن تفتحها.',
} satisfies Messages['visitBill'];
