import { createRule, type PhraseRule } from './phrase-rule.ts';

const rule = (weight: number, ...alternatives: RegExp[]) =>
  createRule('money', weight, alternatives);

/** Loans, coins, gambling, medicine, dating, and what wants money for nothing. */
export const moneyPhrases: readonly PhraseRule[] = [
  rule(
    2,
    /interest rate|\d(?:\.\d)? ?% (?:interest|rate|p\.?a)|rate of \d|collateral|pre.?approved|working capital/,
    /(?:bad|poor|any) credit|loan officer|(?:we|i) (?:lend|grant|give out)|lend money/,
    /(?:business|personal|urgent|genuine|offer) loans?|loan (?:from|offer|at|of up)/,
  ),
  rule(
    2,
    /funding|financing|financial (?:assistance|help)|cash advance|line of credit|joint venture/,
    /repayment|debt (?:and|capital|financing)|to invest|investors?|brokers?|fund your/,
  ),
  rule(1, /loans?|credit|invest\w*|funds?/),
  rule(
    2,
    /(?:earn|make|win|get|gain)[^.!?\n]{0,25}(?:[$€£] ?\d|\d+ ?(?:usd|btc|euro|dollars))/,
    /[$€£] ?[\d,.]+ ?(?:k )?(?:a|per|every) (?:day|week)|daily from|(?:passive|extra) income/,
    /work from home|double your|get rich|no experience|financial freedom/,
    /[$€£] ?\d[\d,.]* ?(?:m|million|billion)|million (?:dollars|euros?|usd)/,
  ),
  rule(
    2,
    /bitcoins?|btc|usdt|ethereum|crypto\w*|forex|binance|coinbase|metamask|trust ?wallet|airdrop/,
    /presale|ico|tokens?/,
  ),
  rule(
    2,
    /trading (?:bot|robot|system|platform)|copy trading|traders?|(?:cloud )?mining|staking|seed phrase/,
    /wallet|deposit|withdraw\w*|min(?:imum)? investment/,
  ),
  rule(
    3,
    /casinos?|roulette|blackjack|baccarat|poker|jackpots?|free spins?|aviator|sportsbook|sports betting/,
    /(?:online|play|casino) slots?|slots? (?:gacor|online|88)|slot88|togel|judi|gambl\w+|free bet|bet on/,
    /1xbet|mostbet|melbet|(?:welcome|deposit) bonus|bahis|deneme bonusu|کازینو|مراهنات|رهانات/,
  ),
  rule(
    3,
    /viagra|cialis|levitra|sildenafil|tadalafil|kamagra|tramadol|xanax|adderall|oxycodone|phentermine/,
    /modafinil|ozempic|cbd|hemp|(?:without|no) (?:a )?(?:doctor )?(?:prescription|rx)/,
    /(?:online|canadian) pharmac\w+|weight loss|lose \d+ ?kg|keto|enhancement (?:pills|capsules|formula)/,
  ),
  rule(
    3,
    /porn|sexy?|escorts?|vip girls|incall|dating/,
    /(?:adult|hot|single|sexy|beautiful|lonely|private|local) (?:girls|women|moms|singles|photos|webcam|chat)/,
  ),
  rule(
    2,
    /(?:domain|listing|registration)[^.!?\n]{0,30}(?:expir\w+|lapse|terminat\w+)|renewal fee/,
    /will (?:expire|result in cancellation)|final notice|act now|copyright\w*|could be sued/,
    /file a complaint|violating|has been (?:suspended|limited|selected|hacked)|hacked|verify your/,
    /your (?:account|wallet|databases?)|leak|i recorded you|webcam/,
  ),
  rule(
    2,
    /next of kin|late client|barrister|attorney|widow|inheritance|god.fearing|charity|donate|dying/,
    /strictly confidential|congratulations|you (?:have )?won|lottery|prize|giveaway|gift card/,
    /claim (?:your|within|free)/,
  ),
  // The same in Arabic.
  rule(
    2,
    /(?:قروض|قرض|تمویل)(?: \S+){0,3} (?:بدون|فوری\S*|سریع|شخصی\S*|عقاری\S*|جدید)|بدون کفیل/,
    /موافقه فوریه|تسدید القروض|متعثرات|سیوله نقدیه|تحویل راتب/,
  ),
  rule(2, /تداول|الفورکس|البیتکوین|العملات (?:الرقمیه|المشفره)|اربح|استثمر|ضاعف|ربح مضمون/),
  rule(1, /دولار یومیا|شهریا مضمون|بدون خبره|مجرب|مضمون\S*/),
  // And in other languages.
  rule(
    2,
    /kredyt\w*|credit rapide|prets?|credito|prestamo|emprestimo|finanziamento|kredi|kredit\w*/,
    /ganar dinero|ganhar dinheiro|renda extra/,
  ),
];
