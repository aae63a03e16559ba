import type { Messages } from '../../index.ts';

export const bill = {
  title: 'فاتورة هذه الصفحة',
  text: 'نعدك بصفحات خفيفة، وهذا ما أحصاه متصفحك نفسه في هذه الزيارة.',
  bytes: 'وصل إليك حتى الآن',
  usualBytes: 'الصفحة الرئيسية المعتادة: {size} ميغابايت',
  paint: 'ظهرت على شاشتك بعد',
  usualPaint: 'على الهاتف، كثيرًا ما يتأخر {sites} موقعًا من كل {hundred} أكثر من {time} ثانية',
  source: 'المصدر (الهواتف، يوليو ٢٠٢٥):',
} satisfies Messages['bill'];

export const visitBill = {
  kilobytes: '{size} كيلوبايت',
  seconds: '{time} ثانية',
  kept: 'أحصاه متصفحك نفسه. أما الباقي ({size}) فكان محفوظًا على جهازك من قبل.',
  ahead: 'أحصاه متصفحك نفسه. وقد حُمّلت الصفحة مسبقًا قبل أن تفتحها.',
} satisfies Messages['visitBill'];
