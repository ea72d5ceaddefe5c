/** What a page says to its visitor rather than about the business, and what is meant for machines. */

const noise: readonly RegExp[] = [
  /^(?:hi|hello|hey)\b|^here(?:['’]s| are)\b|\bappropriately qualified\b|\bprocedure carries risks?\b|^meet (?:the|our|your|my)\b|\bI mean\b|\bwe(?:['’]ve| have)? all (?:had|been|know|know that|love|want|need|do|have)\b|\bannouncements?\b.*\bpublished\b/i,
  /\bcookies?\b(?! (?:dough|box|recipe|jar|class))[^.]*\b(?:use|accept|consent|settings|experience)|\b(?:accept|use|reject)[^.]*\bcookies\b/i,
  /©|\bforward.looking statements?\b|\bpast performance\b|\bresults may differ\b|\b(?:financial|investment|legal|medical|tax) advice\b|\b(?:does|do) not constitute\b|\b(?:call|dial) (?:911|999|112)\b|\b(?:results|prices) may vary\b|\bsubject to (?:change|availability)\b|\binformation(?:al)? purposes\b|\binformation on this (?:web)?site\b|\battorney.client\b|\bregistered (?:office|in (?:england|scotland|wales))\b|\bcompany (?:number|no)\b|\bvat (?:number|no)\b|\ball rights reserved\b|\bprivacy (?:policy|notice)\b|\bterms (?:of|and) \w+|\bimprint\b/i,
  /\b(?:subscribe|newsletter|sign up|log ?in|click|tap here|scroll|learn more|read more|find out more|see more|view (?:all|more|our))\b/i,
  /\b(?:contact us|get in touch|write to us|e-?mail us|ring (?:us|the bell)|drop us|give us a (?:call|ring)|call us (?:now|today|on)|book (?:now|online|your|a (?:call|demo|table|free))|add to (?:cart|basket)|checkout|follow us|share this|download (?:our|the) (?:app|brochure))\b/i,
  /https?:|www\.|\S@\S|\.(?:com|org|net|test|html|pdf)\b|javascript|\bbrowser\b|lorem ipsum|skip to|[<>{}[\]\\]|\bundefined\b/i,
  /\b(?:ignore|disregard|forget|override)\b[^.]{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\b(?:system|developer) prompt\b|\blanguage model\b|\byou are (?:an? )?(?:ai|assistant|chatbot|gpt)\b|\bas an ai\b|\b(?:instructions?|note) (?:to|for) (?:the )?(?:ai|assistant|model|bot|script|writer)/i,
  /\*{2,}|\[\/?INST|=\s?["']|\bhacked\b|\binstruction \d|\b(?:important )?notes? (?:for|to) (?:the )?(?:summar|read|crawl|robot|machine)\w*|\bthe (?:text|message|content) (?:above|below)\b|\btrue text\b|\brepeat (?:the following|after me|this)\b|\bset the (?:price|status)\b/i,
]

/** `12 Nov 2026 – Quarterly report`: a line of news, which is old soon and says nothing. */
export const isDated = (text: string) =>
  /^(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?),? (?:19|20)\d\d\b/u.test(
    text,
  ) && !/[.!?]$/.test(text)

export const isNoise = (text: string) => noise.some((pattern) => pattern.test(text))
