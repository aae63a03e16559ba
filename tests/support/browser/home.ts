import {
  aiCentricSoftware as arAi,
  customers as arCustomers,
  guarantee as arGuarantee,
  services as arServices,
  timeline as arTimeline,
  whatYouGet as arWhatYouGet,
} from '#content/messages/ar/site/home.ts';
import {
  aiCentricSoftware as ckbAi,
  customers as ckbCustomers,
  guarantee as ckbGuarantee,
  services as ckbServices,
  timeline as ckbTimeline,
  whatYouGet as ckbWhatYouGet,
} from '#content/messages/ckb/site/home.ts';
import {
  aiCentricSoftware as enAi,
  customers as enCustomers,
  guarantee as enGuarantee,
  services as enServices,
  timeline as enTimeline,
  whatYouGet as enWhatYouGet,
} from '#content/messages/en/site/home.ts';

export const words = {
  en: [enCustomers, enAi, enTimeline, enGuarantee, enServices, enWhatYouGet] as const,
  ar: [arCustomers, arAi, arTimeline, arGuarantee, arServices, arWhatYouGet] as const,
  ckb: [ckbCustomers, ckbAi, ckbTimeline, ckbGuarantee, ckbServices, ckbWhatYouGet] as const,
};
