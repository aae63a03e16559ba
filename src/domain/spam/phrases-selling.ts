import { createRule, type PhraseRule } from './phrase-rule.ts';

const rule = (weight: number, ...alternatives: RegExp[]) =>
  createRule('selling', weight, alternatives);

/** What sells something to the owner of a website. */
export const sellingPhrases: readonly PhraseRule[] = [
  // Places in search engines.
  rule(
    2,
    /seo|search engine (?:optimi[sz]ation|rankings?|visibility|results?)/,
    /(?:first|1st|top) page|page (?:one|1)/,
    /(?:top|first|rank\w*|visib\w*|invisible|showing)[^.!?]{0,25}(?:google|search|maps|keywords?)/,
    /(?:google|search|local|site)[^.!?]{0,12}rank(?:s|ing|ings)?/,
    /organic (?:traffic|visitors|search|visibility|growth|reach)/,
    /(?:main|target|your) (?:ad ?words|keywords?)|keyword research|meta tags?|core web vitals/,
    /on.page|off.page|google (?:my business|ads|news)|business profile|citations/,
  ),
  // Links for them.
  rule(
    3,
    /back ?links?|do.?follow|(?:guest|sponsored|paid) (?:posts?|posting|articles?)/,
    /link (?:insertions?|building|exchange|farm)|exchange links|niche edits?|pbn|toxic links?/,
    /permanent links?|(?:domain|website|site) authority|authority of|(?:da|dr) ?\d\d\+?/,
    /press releases?|negative seo|de.?index/,
  ),
  // The voice of somebody who sells.
  rule(
    2,
    /(?:businesses|companies|agencies|owners|founders|teams|brands|sites) like (?:yours?|you)/,
    /we (?:are )?(?:also )?(?:offer|offering|provide|providing|speciali[sz]e|can help you|ran a)/,
    /we (?:help|work with|support) (?:\w+ )?(?:businesses|companies|founders|teams|firms|agencies|brands|clients|houses)/,
    /(?:i|we)(?: can|'ll| will)?(?: do| provide)? (?:white hat|increase|boost|skyrocket|redesign|revamp|fix (?:all|these))/,
    /i am an? (?:\w+ )?(?:seo|marketing|web|wordpress|graphic|growth|video|licensed|certified)/,
    /(?:i'm|i am|we are) (?:an? |the )?(?:\w+ ){0,3}(?:freelancer?|agency|expert|designer|specialist|supplier|studio|outsourcing|consultant|funding|financing)/,
  ),
  rule(
    2,
    /(?:web|mobile|app|software|wordpress) (?:design|development|apps?) (?:company|agency|firm|services)/,
    /it company|web designer|wordpress expert|graphic designer|freelance/,
    /business development|bdm|growth lead|digital marketing|marketing (?:agency|solutions|manager)/,
    /white.label|offshore|outsourc\w+|dedicated (?:developers|programmers|team)|overflow work/,
    /hire (?:me|dedicated|our|remote|developers)|pre.?vetted|send cvs?/,
  ),
  rule(
    1,
    /your (?:\w+ )?(?:website|site|web ?page|homepage|brand|online presence|domain|competitors|rankings)/,
    /your (?:\w+ )?(?:traffic|sales|ads?|content|industry|calendar|pipeline|visitors|social media)/,
  ),
  rule(
    1,
    /(?:free|complimentary) (?:\w+ )?(?:audit|report|analysis|quote|demo|trial|sample|video|check|scan)/,
    /free of charge|at no charge|no (?:obligation|strings|setup fee|hidden|risk|fees?)/,
    /money.?back|guarantee[ds]?|risk.free|\d+ ?(?:%|percent) off|discount\w*|special offer/,
    /limited time|(?:spots|places) are limited|today only|promo code/,
  ),
  rule(
    1,
    /(?:start|begin)(?:s|ing)? (?:at|from)|(?:from|only|just|for) (?:only |just )?[$€£]\d+/,
    /[$€£] ?\d[\d,.]*(?:\/| ?(?:a|per) )(?:hour|h|hr|month|mo|link|post|article)/,
    /affordable|very low|low(?:er)? (?:price|cost|rate)s?|competitive (?:price|rate)s?|cheap(?:est)?/,
    /best price|pay (?:after|nothing|only)|\d+\+? years? of|years of experience/,
  ),
  rule(
    1,
    /interested|open to|curious|reply (?:yes|with|back|to this|for)|let me know (?:if|your|in)/,
    /shall i send|(?:can|may|could) (?:i|we) (?:send|share|offer)|want me to (?:send|email)|mind if i/,
    /happy to (?:share|send)|kindly|revert|worth a|hop on|jump on|schedule a|book a (?:free )?call/,
    /(?:quick|brief|short|discovery|1[05].minute) (?:\w+ )?(?:call|chat|question|thought|idea)/,
    /(?:click|register|sign up|order|apply|start|join|hire|try|find out|get started) (?:here|now|today|us|it)/,
    /(?:see|check) our|more info(?:rmation)?|looking forward|hearing from you|skype|telegram/,
  ),
  rule(
    1,
    /(?:came across|looking at|going through|browsing|checking|reviewed|visit\w+|analy[sz]ing|noticed|discovered|surfing)[^.!?]{0,40}(?:your|lutka)/,
    /(?:i|we) (?:just |recently )?(?:noticed|came across|stumbled|was looking|have been checking)/,
    /hope (?:this|you|your|all)|i trust|doing well|reaching out|contacting you|impressed by/,
    /keep this short|you're busy|(?:hello|hi|dear|greetings)[, ]+(?:sir|madam|admin|webmaster|owner|friend)/,
    /dear (?:\w+ )?(?:owner|concern|manager|maker|customer|user)/,
  ),
  rule(
    1,
    /our (?:\w+ )?(?:experts?|agency|studio|packages|services?|solutions?|platform|rates|proposal|plans)/,
    /our (?:\w+ )?(?:tools?|offer|clients|portfolio|results|case studies|team of|approach)/,
    /price list|packages|portfolio|proposal|case studies|catalogu?e|quotation/,
  ),
  // What such messages sell.
  rule(
    2,
    /lead generation|generating leads|(?:more|qualified|warm|b2b|fresh) (?:leads|clients|customers|prospects|calls|meetings|sales)/,
    /appointment setting|qualified (?:meetings|prospects|buyers|leads)|potential buyers/,
    /(?:e.?mail|contact|company|b2b) (?:lists?|databases?|leads)|decision makers?|email marketing/,
    /cold e.?mail|bulk (?:sms|e.?mail)|outbound|outreach|whatsapp blast|contact (?:us )?(?:forms?|pages)/,
    /(?:real|targeted|human|web|free|unlimited|interested|thousands of|[\dk,]{1,9}) (?:\w+ )?(?:visitors|traffic|followers|likes|views)/,
    /smm panel|millions of people|flat rate|without a trace|ready.to.buy|online forms/,
  ),
  rule(
    2,
    /(?:explainer|promo|whiteboard|animat\w+|2d|3d)[^.!?]{0,12} videos?|logo animation|voice over/,
    /(?:ai|chat) ?(?:agents?|voice agents?|receptionist|chatbots?|bots?)|chat widget|review automation/,
    /talk with (?:web )?visitor|ai.powered|artificial intelligence|wikipedia/,
    /(?:bad|google|5 star|remove) reviews|trustpilot|blog articles|website copy|seo.friendly/,
  ),
  rule(
    1,
    /conversions?|roi|headcount|streamline|seamless\w*|cutting.edge|state.of.the.art|leverage|empower\w*/,
    /elevate|amplify|unlock|fast.paced|digital landscape|bespoke|end.to.end|tailored|measurable/,
    /permanent|approval|experienced (?:editors|team|developers)/,
  ),
  rule(
    2,
    /manufacturers?|factory|moq|co\.?,? ?ltd|iso ?9001|wholesale|drop.?shipping|free shipping/,
    /(?:fast|prompt) delivery|we (?:export|produce|supply)|dear (?:purchasing|sir|madam|concern|friend)/,
  ),
  rule(3, /replica|(?:aaa|1:1) quality|(?:designer|branded) (?:bags|handbags|shoes)|rolex/),
  // Comments on blogs.
  rule(
    1,
    /(?:great|nice|good|amazing|fastidious|awesome) (?:post|article|blog|web ?page|weblog|content)/,
    /thanks for sharing|bookmark\w*|(?:visit|here is|check out) my (?:\w+ )?(?:page|blog|web ?site|site)/,
    /my (?:homepage|web-site|blog|weblog)/,
  ),
  // The same in Arabic.
  rule(1, /(?:ال)?سیو|محرکات البحث|(?:ال)?صفحه (?:ال)?اولی/),
  rule(
    3,
    /(?:زیاده|بیع|شراء) (?:متابعین|لایکات|مشاهدات|حسابات)|متابعین حقیقیین|مشاهدات یوتیوب|شحن ببجی|باک لینک/,
    /نقل (?:عفش|اثاث)|شرکه تنظیف|مکافحه حشرات|تسلیک مجاری|عزل اسطح|ترکیب مظلات|اثاث مستعمل/,
    /(?:شیخ|معالج) روحانی|الشیخه|الروحانی|ساحر|جلب الحبیب|رد المطلقه|السحر|علاج المس|تیسیر الزواج/,
  ),
  rule(
    2,
    /نقدم(?: لکم)?|نوفر(?: لکم)?|خدماتنا|باسعار منافسه|بارخص الاسعار|افضل الاسعار|باقل الاسعار/,
    /خصم|عماله مدربه|خبره \d+|نتائج مضمونه|بضمان/,
  ),
  rule(1, /للتواصل|اتصل الان|راسلنا|تواصل معنا|اطلب|سجل الان|خدمه 24|واتساب/),
  // And in other languages.
  rule(
    2,
    /suchmaschinen\w*|referencement|posicionamiento|pozycjonowanie|linkaufbau|neue kunden/,
    /seguidores|curtidas|publicidad|visibilita|devis gratuit|sit[oi] web|diseno web/,
    /primera pagina|premiere page|prima pagina|seite 1|mas clientes|pierwsz\w+ stron\w+/,
  ),
];
