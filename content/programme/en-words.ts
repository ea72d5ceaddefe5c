import { englishPraise, englishTrades } from './en-trades.ts'
import type { WordsOfLanguage } from './language.ts'
import { list } from './list.ts'

export const englishWords: WordsOfLanguage = {
  isRead: true,
  nounsAreLarge: false,
  monthsAreLarge: true,
  commonest: list(
    `able, about, after, again, also, always, and, another, any, are, around, because, been, before, being, best, between, both, business, can, come, customer, customers, client, clients, each, even, every, first, for, from, full, give, good, great, have, having, help, here, high, into, just, know, like, look, made, make, makes, many, more, most, much, need, needs, never, offer, offers, one, only, other, our, over, own, people, place, provide, provides, quality, right, service, services, should, since, some, such, take, team, than, that, the, their, them, then, there, these, they, things, this, those, through, time, today, until, very, want, well, were, what, when, where, whether, which, while, will, with, within, without, work, working, would, year, years, you, your`,
  ),
  abbreviations: list(
    'mr, mrs, ms, dr, prof, st, ltd, inc, co, jr, sr, vs, e.g, i.e, approx, a.m, p.m, ave, rd, no, nos, est, vol, fig, dept',
  ),
  pointsBack:
    list(`as the name implies, as the name suggests, previously, prior to that, prior to this, it, it's, its, he, she, his, her, hers, they, they're, their, them, this, these, that, those, such,
    but, and, or, nor, so, yet, also, however, therefore, thus, hence, moreover, furthermore, additionally, in addition,
    then, besides, likewise, similarly, otherwise, instead, meanwhile, both, neither, either, each of these, one of these,
    some of these, all of these, most of these, the latter, the former, the same, here, there he, there she, for example,
    for instance, as such, as a result, because of this, because of that, with this, with these, with that, in this,
    in these, in that, at this, at that, on this, on that, by this, by doing, doing so, to this, to that, from this,
    from that, for this, for these, for that, of these, after this, after that, before this, before that, like this,
    another, others, the other, the others, too, even so, even then, still, again, once again, on the other hand,
    in other words, that's, this is why, which, while this, although this, when this, if this, if it, if they, when it,
    when they, once it, once they, whether it, finally, lastly, secondly, thirdly, second, third, next, last but, plus,
    not only that, what's more, same, ours, mine, first things first, afterwards, from there, until then, since then, works with, works as, works in, works on, works from, specialises in, specializes in, has a, has been, has over, enjoys, holds a, holds an, joined, joined the, joined us, graduated, qualified in, qualified as, studied, is a, is an, is the, was born, can be, may be, are the, are all`),
  pointsForward:
    list(`it takes, it is time, it's time, it all began, it all started, it started, it began, it was in,
    there is, there are, this is the office of, this is the home of, this is the website of, this is the shop of, so you, so many, this is the story, here at, here in, here on, still family, still run, both of us, each of us,
    in that time, these days, this year, one of, such is, it is hard, it can be hard, it is easy, it's easy to, it is not easy`),
  joints: list(
    'although, though, when, while, after, because, as, since, if, once, until, before, whether, with, for, to, in, of, by, from, at, on, unlike, like, despite, through, during, where, today, now, recently, originally',
  ),
  pronouns: list('he, she, it, they, him, her, them, his, their, its, this, these, that, those, both'),
  pointsBackWithin: list(
    `these times, these hours, at number, this service*, this arrangement*, this process, this method*, this approach, this product*, this type of, this kind of, this form of, this option*, this system*, this procedure*, this treatment*, this therapy, this programme, this program, this plan*, this offer*, this policy, this means, this scheme, this course*, this work, this list, these services, these products, these treatments, these options, these are, these two, these three, these things, these areas, these skills, above example, the above, as above, as mentioned, as described, mentioned earlier, the following, such a service, such an, the same way, the former, the latter, both of these, all of this, all this, of this, in this way, doing this, does this, do this, this can, this is, that is why`,
  ),
  pointsAtPage:
    list(`quick answers, patient forms, new patient forms, intake forms, discover the rich, discover our, discover how, discover why, get directions, see what to expect, click, click on, clicking on, clicking the, clicking here, below, above to, see above, listed above, shown above, tap here, scroll*, swipe, this page,
    this site, these pages, here you will find, here you can find, in here you, our site map, this website, our website, our site, this section, this form, this link, this list, this chart, this photo,
    this picture, this image, this video, pictured, left to right, the photo, the image, the link, the button, the form,
    the chart, the map, the video below, following table, following form, our gallery, the * section, the * * section, the * * * section, price table, drop-down, dropdown, read more, learn more, find out more,
    see our, view our, check out our, visit our, browse our, explore our, download, download the, download our, downloads, see more, view more, load more,
    menu bar, sign up, log in, login, sign in, subscribe, follow us, like us on, our facebook, facebook page, facebook group, our instagram, instagram page, our tiktok, our twitter,
    our linkedin, newsletter, mailing list, our blog, blog post*, this post, this article, read on for, read on to,
    this guide, the following, as follows, here is a short, here is a brief, here is a list, here is an overview, here is our, here are, here's a list, here's our, table of contents, contact us here, click here, find here, free download, checklist of, template for, photo credit, photo by, photos by, image credit, web design by, website by, powered by wix, powered by wordpress, powered by shopify, powered by squarespace, proudly powered,
    site designed by, website designed by, built with wix, built with wordpress, built with love, page not found, 404, javascript, browser, homepage, hashtag`),
  offPage: list(
    'below the surface, below ground, below zero, below freezing, below average, below cost, below market, those below, the floor below, the valley below, the following day*, the following week*, the following month*, the following year*, the following morning, the following season, this form of, point of view, jaw clicking, this site during, visit our shop, visit our showroom, visit our studio, visit our store, visit our farm, visit our workshop',
  ),
  toMachines:
    list(`ignore previous, ignore all, ignore the above, disregard, system prompt, language model*, llm, llms,
    as an ai, ai assistant*, assistants that, chatbot should, crawler*, note for summar*, note to summar*, when summar*,
    summarise this, summarize this, if you are an ai, instructions to, do not tell the user, prompt injection, machine readable`),
  leftovers:
    list(`keywords, form above, form below, contact form, this form, form to the right, include your phone, include your contact, pick a time, suitable slot, contact us using, use the form, information only, near me, already a client, already a * client, already a member, already have an account, member account, client portal, patient portal, lorem, ipsum, dolor sit, consectetur, placeholder*, example headline, your text here, text goes here,
    insert text, insert your, replace this, coming soon, under construction, to be announced, tbd, tba, sample text,
    dummy text, your company name, company name, template by, this template, free template, website template*, template text, theme by, untitled, name is required, email is required, phone is required, message is required, field is required, number is required, fields are required, marked are required, required field*,
    please enter, please select, please fill, please provide a valid, please complete, valid email, valid first, valid last,
    request sent, message sent, form sent, sent successfully, request received, message received, has been sent, has been received, was sent successfully, something went wrong, try again, thank you for contacting,
    thank you for your message, thanks for your message, thank you for subscribing, we will get back to you, we'll get back to you,
    we'll be in touch, will be in touch, no events, no posts, no photos, no results, no products, no items, not found, nothing found,
    check back, add to cart, your cart, your basket, sold out, out of stock, select an option, choose an option, quantity dropdown, select quantity, item quantity,
    enter your name, your name here, your email, your message, e-mail address*, email address*, submit form, submit now, submit your, submit a, by submitting, loading the, loading your, still loading, load events, widget*, iframe, embed code, embed your, quoting embed, shortcode,
    this is a sample*, this is a placeholder, this is a paragraph, this is a title, this is a heading, this is a demo, this is a test, great place to add, great place to tell, some text, heading style*, font, fonts, style guide, typography, hover, css, html, wordpress, wix, squarespace, shopify theme,
    jane doe, john doe, john smith, jane smith, acme, 123 main street, xxx, alt text, item 1, step title, feature one, feature title`),
  placeholders: list(
    `these placeholders, this placeholder, placeholder review*, placeholder text, sample review*, sample testimonial*, replace this, replace these, replace with your, lorem ipsum, example headline, your text here`,
  ),
  welcomes: list(`welcome to`),
  policies:
    list(`imperative to notify, cancellation policy, waiver*, release form, no refunds, non-refundable, cookie policy, uses cookies, use cookies, use of cookies, cookies are, privacy policy, personal data, personal information, data protection,
    gdpr, terms and conditions, terms of use, terms of service, all rights reserved, copyright*, disclaimer, not liable, no liability, accept no,
    third parties, third party, hereby, herein, pursuant, governing law, trademark*, intellectual property, indemnif*, refund policy, return policy, shipping policy, opt out, opt-out, unsubscribe*, registered office,
    registered in england, company number, vat number, vat no, abn, equal opportunity employer, treating everyone equally, treat everyone equally, regardless of age, regardless of their age, gender reassignment, protected characteristic*, equality act, complaints procedure, complaints policy, nominated person, modern slavery, equality policy, anti-bribery, whistleblow*, complaints handling, complaint handling, your complaint`),
  offices: list(
    'director*, manag*, partner, owner, ceo, cfo, cto, founder, head of, president, administrator, homeowner, landlord, tenant, parent, student, customer, client',
  ),
  payments: list(
    'zelle, paypal, venmo, cash app, cashapp, payment*, invoice*, deposit*, bank transfer, e-transfer, etransfer, gift card*',
  ),
  rulesAtStart: list(
    'no, not, please note, please be, bookings, you must, guests must, all guests, children must, only',
  ),
  rules: list(
    'policy, policies, rules, returns, returns & refunds, terms, conditions, late fees, payment terms, dress code',
  ),
  establishes: list('founded, established, year established, est, incorporated'),
  ongoing: list(
    `currently, at present, presently, at the moment, continues to, continue to, to date, so far, as of now, is now, are now, has grown to, have grown to, recently, newly, for the past * years, for the last * years, today`,
  ),
  toCome: list(
    `will, is entering, are entering, is restarting, are restarting, is starting, are starting, is launching, are launching, is running, are running, is holding, are holding, is hosting, are hosting, are looking for, is looking for, are recruiting, is recruiting, planned, planning to, plans to, expects to, expect to, hopes to, hope to, aims to, are working with, are offering, are accepting, are filled, than ever, expected, scheduled, slated, opening in, opens in, launching in, coming, upcoming, due in, by the end of`,
  ),
  closed: list(
    `permanently closed, closed permanently, closed for good, has closed its doors, have closed our doors, closed our doors for, have now closed, has now closed, is now closed for, ceased trading, has ceased trading, have ceased trading, no longer trading, no longer in business, out of business, gone out of business, closed the business, closed our business, closed down`,
  ),
  handedOn: list(
    `has retired, have retired, is retiring, are retiring, has been sold, have been sold, was sold to, have sold the, has moved to, have moved to, have relocated, has relocated, no longer offer*, no longer in practice, no longer practising, is now closed, has closed, have closed, is for sale, domain is for sale, under new management`,
  ),
  passing:
    list(`the event was, huge success, this fundraiser, imminent transfer, imminent opening, is in the process of, are in the process of, currently in the process of, this year, this year's, next year, last year, this spring, this summer, this autumn, this fall, this winter, next spring, next summer, next autumn, next fall, next winter, later this month, yesterday, with the imminent, closed permanently, permanently closed, launches, launching, launch later, later this year, very soon, opening soon, opens soon, coming soon, watch this space, stay tuned, we are looking for an, volunteers wanted, deadline is, register by, rsvp, covid*, coronavirus, pandemic, lockdown*, social distancing, face mask*, enhanced hygiene, enhanced cleaning, government guidelines, government guidance, we're hiring, we are hiring, looking for talented, always looking for, join our growing, join our network, applications reviewed, applications are, applicants, candidates should, we are recruiting, become a partner, partner programme, work experience required, job description, salary, full-time position, part-time position,
    join our team, vacanc*, apply now, job opening*, send your cv, send your resume, black friday, cyber monday,
    valentine's day, mother's day, father's day, easter weekend, this weekend, this week, this month, next week, next month, last week, last month,
    all sold, sold out, now available, available now, in stock now, back in stock, while supplies last, upcoming event*, ready soon, available soon, until further notice, days with no, we are sorry to, early bird, limited time, hurry, offer ends, offer expires, while stocks last, this saturday, this sunday, this friday, happy new year, merry christmas, giveaway, raffle`),
  orders:
    list(`register, lead with, leverage, emphasize, emphasise, search your, search by, search for, select your, enter your, lets, escape, connect, volunteer, donate, support us, know, make, take, keep, protect, improve, unlock, transform, let your, give your, build your, find your, plan your, stop, don't, do not, avoid, put, turn, see how, stay, be, go, grow, reach, work with us, partner with, call, contact, email, e-mail, phone, ring, text us, message, book, visit, order, schedule, request, tell us, send, drop,
    please, discover, explore, find out, learn, read, see, view, check, browse, shop, get, grab, try, start, join, meet our, meet the, let us,
    let's, come, click, fill, choose, select, enjoy, experience, take a look, take advantage, don't hesitate, don't miss, don't wait, do not hesitate,
    feel free, be sure, make sure, look no further, ask us, ask about, give us, stop by, say goodbye, say hello, imagine, remember, sign, subscribe, follow, share, download, watch, listen, hire, invest, save, bring, use our, trust us, trust our, relax, sit back, welcome, thank you, thanks, just call, simply, need, ready, looking for, want, interested, questions, got a, have a question, have questions, if you have any questions, for more information, for further information, to learn more, to find out more, `),
  invites: list(
    'please note, please be aware, choose from, select from, pick from, enjoy, experience, imagine, bring your, bring any, bring a, come along, get hands-on, start from the ground up, relax, call into',
  ),
  stepsAtStart:
    list(`call, contact, email, e-mail, phone, ring, book, visit, order, schedule, request, tell us, send, come,
    to book, to order, to arrange, to start, to report, to enquire, pre-order, drop, ask`),
  steps:
    list(`call us, call me, email us, email me, book online, book a, book your, get in touch, by appointment, made to order, free consultation,
    free quote*, free estimate*, first consultation, initial consultation, first lesson, first session, first appointment, discovery call, free trial, enquiry, enquir*, appointment*, reservation*, walk in, walk-ins, detailed quote, the best way to order, place an order, come in, drop in, consultation*`),
  firstSteps: list(
    `free quot*, free * quot*, free estimate*, free * estimate*, free consult*, free * consult*, free assessment*, free * assessment*, free survey*, free * survey*, free inspection*, free * inspection*, free trial*, free * trial*, free review*, free * review*, free initial *, free introduct*, free 10-minute *, free 15-minute *, free 20-minute *, free 30-minute *, free 45-minute *, free 60-minute *, complimentary consult*, complimentary * consult*, no-obligation *, no obligation, without obligation, without any strings attached, discovery call*, initial consult*, initial * consult*, initial discussion*, first appointment*, first visit*, first consultation*, first session*, first lesson*, first meeting*, first step is, first step towards, new students usually, new patients, new clients, by appointment, walk-ins, by referral, a referral from, best way to order, to make an appointment, to arrange a visit, request a quote, we begin by, we start by, we start with a, upon receiving your enquiry, first conversation*, getting started, starting is simple, how to get started, we'll respond, we will respond, send us a note, tell us what you need, send us your, bring us, call or email to, call our office to, email us to ask, call us to, to book a consultation, to book a tour, booking a tour, to schedule your, to discuss your, call into the, meet the teachers, come along`,
  ),
  asksFirst: list(
    `how do i get started, how can i get started, how do we get started, how do i start, how do i book, how can i book, how do i make an appointment, how do i make a booking, how do i schedule, how can i schedule, how do i order, how can i order, how do i place an order, how do i request, how do i get a quote, how can i get a quote, how do i join, how can i join, how do i register, how do i enrol*, how can i enrol*, how do i apply, how do i reserve, how can i make a reservation, do i need an appointment, do i need to make an appointment, do i need a referral, do i need a prescription, do i need a doctor's referral, do i need to book, do i have to book, do you take walk-ins, do you accept walk-ins, do you offer free quot*, do you offer free estimate*, do you offer free consult*, do you provide free *, do you give free *, are quotes free, are estimates free, is the consultation free, what happens at the first, what happens in the first, what happens during the first, what happens at my first, what happens at an initial, what should i bring, what do i need to bring, what do i bring, what is the first step, what's the first step, what can i expect at my first, what can i expect from the first`,
  ),
  forSome: list(
    `follow-up, follow up, post-op*, post‑op, aftercare, one-to-one, 1-to-1, 1:1, one-on-one, corporate*, wedding*, party, parties, for groups, group bookings, workplace*, franchise*, volunteer*, sponsor*, candidate*, job, jobs, career*, wholesale, trade customer*, gift voucher*, insurance claim*, members only, teacher training`,
  ),
  plainHeadings: list(
    `business hours, office hours, working hours, service area, service areas, service times, updates, business updates, announcements, availability, prime location, best value, the whole list, full list, the full list, price list, all products, product line, product lines, our product line, unity, unity in diversity, hospitality, integrity, honesty, family, the family, employees, our employees, staff, our staff, driven, excellence,
    teamwork, respect, accountability, safety, loyalty, simplicity, creativity, flexibility, reliability, growth, innovation, trust,
    community, heritage, tradition, craftsmanship, dedication, commitment, passion, vision, purpose, people, our people, the practice,
    our practice, practice, company, our company, the company, our firm, the firm, our shop, the shop, the church, our church, our school, the school, customers,
    our customers, the business, our business, expertise, our expertise, details, notes, what we stand for, background, general information, home, about, about us, about me, our story, my story, story, who we are, what we do, why us, why choose us, why choose*, services, our services, service, products, our products, contact, contact us, contact me, get in touch, location, locations, find us, hours, opening hours, opening times, faq, faqs, frequently asked questions, blog, news, latest news, gallery, team, our team, meet the team, meet our team, testimonials, reviews, welcome, introduction, overview, details, more info, information, pricing, prices, our prices, menu, our menu, portfolio, our work, how it works, process, our process, features, benefits, mission, our mission, vision, our vision, values, our values, history, our history, quick links, links, follow us, newsletter, subscribe, events, book now, learn more, read more, get started, our promise, our approach, approach, description, summary, background, general, other, misc, sample, contact info, contact information, contact details, visit us, next steps, ready to get started, our clients, clients, partners, what we offer, what we believe, the team, the process, thank you, resources, our philosophy, philosophy, our commitment, call to action, hero, main, skip to content, step 1, step 2, step 3, quality, experience, enquiries, enquiry, bookings, booking, appointments, appointment, build, design, areas of practice, practice areas, testimonial, at a glance, key facts, highlights, what to expect, a note on, important, please note, our story so far, the story, what you get, the founder's story, about me, the founder, our founder, meet the founder, what sets us apart, what makes us different, our difference, all, all items, the clinic, additional, and more, and much more, others, student portal, media`,
  ),
  reviewHeadings: list(
    `testimonial*, reviews, reviewers, review from, review by, google review, customer review, client review, kind words, feedback, what our * say, what our * think, our * think of, what people say, what they say, what clients say, what customers say, clients say, customers say, patients say, people are saying, happy clients, happy customers, happy homeowners, client stories, customer stories, patient stories, success stories, loved by, what others say, hear from our, hear from customers, hear from clients, hear from patients, hear from people, real stories, words from our customers, words from our clients, words from our patients, words from our guests, words from happy, praise for, high praise, praises, endorsements, client love, word of mouth, our customers, in their words, guestbook`,
  ),
  customers: list(
    `we appreciate the effort*, we had awarded, we have awarded, to our full satisfaction, to our entire satisfaction, we are very satisfied, we are satisfied with, thanking you, continue your service, keep it up, god bless, hats off, kudos to, highly recommend, would recommend, definitely recommend, recommend them, recommend him, recommend her, can't recommend, cannot recommend, would use them, use them again, will be back, will definitely be back, will definitely be using, will definitely use, will definitely recommend, will definitely return, will definitely come back, would definitely, did an amazing job, did an excellent job, did a great job, did a fantastic job, did an outstanding job, thank you so much, thanks so much, can't thank, cannot thank, many thanks, big thank you, thank you to the team, thank you to the staff, we called, i contacted, we contacted, i found them, i was having, very happy with, so happy with, really happy with, very pleased with, over the moon, very impressed, was impressed, were impressed, my husband, my wife, my dentist, my lawyer, could not be happier, couldn't be happier, could not have asked, couldn't have asked, exceeded our expectations, exceeded my expectations, made us feel, made me feel, they came, he came, she came, the guys were, the team were, the team was, was outstanding, were outstanding, first meeting with, five stars, 5 stars, took the time to, keep up the good work, keep up the great work, we have used, i have used, i have been going, been coming here`,
  ),
  answersOnly: list(
    'yes, no, yep, nope, absolutely, of course, certainly, not at all, definitely, not really, sure, it depends',
  ),
  visions: list('vision, vision statement'),
  missions: list(
    'our mission, our vision, our goal is, our aim is, our values, we strive, core values, mission is, vision is, mission statement, committed to keeping, safeguard*, equal opportunit*, reflection of who we are, ability to deliver on promises',
  ),
  demonstratives: list('this, these, those, such'),
  pointedTimes: list(
    'this year, this season, this time, this day, this is, these days, these are, this morning, this century, this world, this country, those who, those with, those in, those of, such as, like this, this way, this means, but also, here in, here at, here on, right here, here to help, or such, some of these, this close, this simple, this hotel, this house, this farm, this school, this club, this church, this charity, this practice, this clinic, this shop, this studio, this museum, this restaurant, this company, this business, this family, this town, this village, this city, this area of',
  ),
  ofPersons: list('he, she, his, her, him, i, my, me, dr'),
  heOrShe: list('he, she'),
  adding: list('also, here, likewise, similarly, this too, that too'),
  offers: list(
    `cottages, rooms, our rooms, accommodation, lodges, suites, apartments, cabins, varieties, our range of, service*, the work, our work, programmes, streams, departments, what we do, what i do, what we offer, we offer, what we make, what we sell, product*, treatment*, therap*, menu, specialit*, specialt*, course*, class*, practice areas, areas of practice, expertise, capabilit*, range, collection*, solution*, how we help, how can we help, lessons, programme*, programs`,
  ),
  plainOffers: list(
    `service, services, our service, our services, my services, the services, all services, all our services, available services, core services, our core services, main services, services we offer, services we provide, explore our services, our service offerings, treatments, our treatments, all treatments, our therapies, therapies, what we do, what i do, what we offer, what i offer, what we make, what we sell, what we deliver, what we provide, what we specialise in, what we specialize in, we specialise in, we specialize in, products, our products, all products, product range, our product range, our range, product categories, products & services, services & products, courses, our courses, all courses, classes, our classes, lessons, our lessons, programs, our programs, programmes, our programmes, practice areas, our practice areas, areas of practice, our expertise, our capabilities, capabilities, our solutions, solutions, our specialities, our specialties, specialities, specialties, shop, our shop, store, our cottages, our rooms, rooms & suites, our accommodation, our suites, the work, our offerings, offerings, our menu, menu, menus, our menus`,
  ),
  notOffers: list(
    `discount*, saving*, coupon*, special offer*, scholarship*, why, detail, details, every, process, how we work, how it works, our work, your, project*, gallery, portfolio, industries, sectors, area, areas, presence, client*, customer*, benefit*, advantage*, related, similar, other, additional, extras, add-on*, add ons, sauces, tips, latest, post*, blog*, article*, guide, guides, special elements, include*, included, price*, pricing, rate*, fees, cost*, faq*, question*, step*, standard*, promise*, values, goals, results, numbers, team, staff, upcoming, news, resource*, careers, vacanc*, specs, brand*, reason*, about, looking, featured, partner*, accept*, aftercare, status, desk, hours, times`,
  ),
  ailments: list(
    `dyslexia, dyspraxia, dyscalculia, autis*, asperger*, adhd, pain*, injur*, anxiety, depress*, stress, trauma, grief, addict*, arthritis, cataract*, glaucoma, degeneration, diabet*, tendin*, tendonitis, whiplash, sciatica, headache*, migraine*, insomnia, asthma, allerg*, eczema, acne, cancer, disorder*, disease*, condition*, syndrome, symptom*, phobia*, fear*, panic, burnout, adhd, autism, dement*, obesity, infertility, menopause, disc, radiculopathy, stammering, lisps, problem*, infection*, ache*, fracture*, sprain*`,
  ),
  othersHeadings: list(
    `case stud*, client*, challenge, the challenge, the client, solution, the solution, results, the result, success stor*, project*, portfolio, gallery*, representative cases, notable cases, representative matters, verdicts, settlements`,
  ),
  asks: list(
    `what, how, who, where, when, why, which, can, could, do, does, is, are, will, would, should, may, must, did, have, has, am, whose`,
  ),
  asksWho: list('who is, who are, what is, what does, what do, tell us about'),
  asksVisitor: list(
    `which is the best, who is the best, what is the best, where is the best, are you looking, are you ready, are you tired, are you struggling, are you a, are you an, are you in, do you need, do you want, do you have, do you struggle, do you feel, do you suffer, do you know, do you own, did you know, have you ever, have you been, have you got, have you tried, would you like, ready to, ready for, need, looking, want to, want a, got a, why not, why wait, what are you waiting, how can we help, how may we help, can we help, is your, are your, does your, could you, where do you want, who are you, what is your, what's your, not sure, still have, have questions, have a question, still not`,
  ),
  firstPerson: list(`we, we're, we've, we'll, we'd, our, ours, us, i, i'm, i've, i'll, i'd, my, mine, me`),
  secondPerson: list(`you, your, yours, you're, you'll, you've, yourself`),
  oneself: list(`i, i'm, i've, i'll, i'd, my, mine, me, myself`),
  addressed: list(`you, your, you're, you've, you'll, you'd`),
  months: list(
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
  ),
  ofMonth: list('of'),
  prices: list(
    `cost*, price*, pricing, fee*, charge*, rate*, per hour, per person, per night, per month, an hour, a month, deposit, quote*, flat rate, flat-rate, starts at, starting at, from £*, from $*`,
  ),
  notPrices: list(
    `save, saves, saved, saving, savings, rebate*, donat*, raise, raised, raising, fundrais*, grant, grants, salary, salaries, compensation, benchmark*, prize*, fine, fines, threshold, insurance, indemnity, reward*, cashback, finance, instalment*, amount of, total amount, payable, sales, revenue, turnover, worth, profit, rent of, raffle, tax deductible, goal, budget, % off, money off, discount*, was, were, penalty, deadline*, earning*, income, rates of pay, refer a friend, you save, portfolio value, assets, free, per mile, balance, covers, charged, remainder, eligible, total`,
  ),
  notThings: list(
    `each, from, only, now, just, starting, total, additional, extra, extras, minimum, least, most, time, minute*, hour*, hr, hrs, mins, day, days, week*, month*, night*, nightly, year*, small, medium, large, single, double, pack, includes, including, adult*, child, children, kids, person, people, pp, per, half, full, one, two, three, four, five, six, up, buy, pay, offer, new, sale, standard, regular, premium, basic, plus, session, sessions, one-off, annual, annually, daytime, evening*, overnight, morning*, afternoon*, weekday*, weekend*, fortnightly, weekly, monthly, member, members, senior*, student*, concession*, and, the, for, with, our`,
  ),
  priceNotes: list(
    `vat, gst, sales tax, plus tax, excl, excludes, excluding, excluded, surcharge*, subject to, minimum charge, call-out, callout, not include*, extra charge, additional charge*, additional fee*, prices are, prices may, prices start, price includes, prices include, fees include, members only, at time of, in advance, on top, travel charge*, deposit`,
  ),
  introduces: list(
    `this is the office of, this is the home of, this is the website of, we are, we're, i am, i'm, my name is, we help, we make, we build, we bake, we bring, we offer, we provide, we create, we design, we serve, we work, we run, we sell, we speciali*, we grow, we teach, we train, we deliver, we support, we develop, we manufacture, we supply, we produce, we represent, we advise, we restore, we repair, we install, we clean, we care, our company, our firm, our team, our practice, our family, founded in, founded by, established in, based in, located in, situated in, nestled in, as a, as an, since`,
  ),
  conditions: list(
    `please note, note that, only, except*, unless, subject to, depending on, depends on, up to, at least, minimum, maximum, not always, not all, may vary, varies, vary, excluding, excludes, not include*, does not include, during office hours, business hours, in advance, deposit, at the moment, currently, for now, very soon, soon, limited to, on request, by appointment, cannot guarantee, can't guarantee, not suitable, we do not, we don't, we cannot, we can't, however, but`,
  ),
  cliches: list(
    `passion*, commit*, dedicat*, quality, high-quality, top-notch, excellen*, exceptional, outstanding, unparalleled, unmatched, world-class, premium, best-in-class, state-of-the-art, cutting-edge, innovat*, leading, leader*, trusted, reliab*, professional*, experienced, expert*, expertise, solution*, tailored, bespoke, customi*, personali*, comprehensive, wide range, full range, variety of, needs, unique, seamless*, effortless*, effective, efficient*, satisf*, customer service, client-focused, partner*, trust, integrity, transparen*, honest*, value*, vision, mission, goal*, achieve, success*, empower*, transform*, elevate, enhance, optimi*, maximi*, journey, peace of mind, stress-free, hassle-free, friendly, welcoming, warm, comfortable, relax*, enjoy, experience, perfect, ensure, ensuring, deliver*, provid*, offer*, strive*, pride, proud*, attention to detail, highest standard*, affordable, competitive, cost-effective, timely, prompt*, skilled, qualified, knowledgeable, years of experience, beautiful, stunning, vibrant, thrive*, potential, holistic*, wellness, lifestyle, fresh, delicious, authentic, memorable, amazing, wonderful, community, support*, whether you, all your, every step, go above, one-stop, turnkey, robust, scalable, strateg*, service and, impact*, growth`,
  ),
  contrasts: list(
    `not, no, never, nobody, none, nothing, without, instead, only, except, unless, until, because, although, though, even, don't, doesn't, didn't, isn't, aren't, won't, wouldn't, can't, cannot, wasn't, weren't, rather than, less, fewer, but, yet, still, refuse*, stop*, wrong, mistake*, fail*, lost, broke*, closed, too`,
  ),
  stories: list(
    `founded, started, began, opened, born, grew up, moved, bought, built, learned, learnt, trained, worked, married, father, mother, dad, mum, mom, grandfather, grandmother, brother, sister, husband, wife, son, daughter, family, generation*, years ago, childhood, school, university, apprentice*, retired, died, fire, flood, war, night, winter, dream*, decided, realized, realised, discovered, met, told, said, asked, remember*, once, first, story, inherited, restored, since, when i, when we`,
  ),
  verbs: list(
    `is, are, was, were, has, have, had, do, does, did, can, can't, could, will, won't, would, should, shouldn't, must, may, don't, doesn't, isn't, aren't, make*, take*, get*, give*, know*, keep*, work*, start*, built, begins, comes, goes, stay*, need*, want*, care*, love*, believe*, mean*, matter*, help*, answers, sold, made, done, lived, learned, sized, handled, you, we, they, i, she, he, it, nobody, everybody, everyone, not, never, why, how, what, where, who, when`,
  ),
  finite: list(
    'is, are, was, were, has, have, had, can, will, offers, offer, serves, plays, hosted, became, covers, includes, include, provides, runs, makes, helps, lies, stands, comes',
  ),
  doers: list(`we, we've, we're, we'll, i, i've, i'm, i'll`),
  subjects: list(`our, my, there is, there are, the, all, every, each`),
  loneLetters: list('a, i, v, x'),
  unvoiced: list(
    'km, cm, mm, kg, mg, ml, kw, kwh, mph, hr, hrs, ft, sq, lb, lbs, pm, tv, pc, dj, cd, vs, dr, gmbh, pcs, xl, ltd, pvt, hmm, shh',
  ),
  asides: list('by, see, source, ref, as per'),
  praises: list(
    `best, top, top-rated, leading, premier, finest, greatest, number one, no 1, world-class, award-winning, favourite, favorite, unbeatable, trusted, exceptional, outstanding, unforgettable, excellence, excellent, trustworthy, amazing, perfect, stunning, ultimate, unique, highest, low cost, years, decades, generation*`,
  ),
  overNoDoor: list(
    `about, with, and, or, for, to, by, available, owned, verified, from, serving, established, founded, the official, official, since, now, top quality, best quality, book, online booking, contact, home of, more than, not just`,
  ),
  openConditions: list(`if, when, whenever, whether, should you, in case, unless, once you`),
  days: list(
    'monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, weekday*, weekend*',
  ),
  wishes: list('to *'),
  afterWish: list('we, you, please, just, simply, call, contact, book, the, our, it, i'),
  labels: list(
    `certified, accredited, registered, regulated, licensed, insured, guaranteed, trusted, approved, equipped, driven,
    proudly, welcome, every, world-class, award-winning, born, left behind, quick, fast, rapid, made simple, done right,
    you can trust, passion, with care, precision in, installer, family-owned, family owned, family-run, locally owned, in every, at your, to furniture,
    premium, craftsmanship, expertise, experience, excellence, safe and, vetted, eco-friendly, flexible, rigorous, transparent, no hidden, hassle-free, 24/7, gallery, photos, overview, highlights, important considerations`,
  ),
  labelStarts: list(
    `what's, what is, whats, how, why, where, when, all, one, very, for, serving, developing, meet, link, direct from, real, ongoing, making, getting, creating, helping, delivering, providing,
    ensuring, bringing, keeping, turning, putting, empowering, supporting, no, same-day, easy, expert, experts, top, leading,
    quality, honest, local, your, great, good, better, best, more, professional, affordable, reliable, friendly`,
  ),
  defines: list('is a, is an, are a kind, is one of'),
  // `Where bread meets butter` is a slogan.
  foundings: list('founded, established, started, began, opened, since'),
  beforeName: list('at, the, welcome, to, here, we, are, dr, mr, mrs, ms'),
  doings: list(
    'is, was, has, had, started, founded, opened, began, makes, runs, grew, trained, studied, joined, worked, works, learned, learnt, came, became, lives, graduated, spent, qualified, bakes, teaches, holds, earned, received, completed, leads, specializes, specialises',
  ),
  openEnds: list(
    'on, of, to, and, or, the, a, an, your, our, my, with, for, by, in, at, from, is, are, include, includes, including',
  ),
  lostThings: list('it, its, they, them, this, these, that'),
  everywhere: list('nationwide, worldwide, online, everywhere, across the country'),
  toPlaces: list('in, near, across, serving, around, from, of'),
  asTheirs: [
    ['About', ''],
    ['Meet', ''],
    ['Our', 'the'],
    ['My', 'the'],
    ['The', 'the'],
    ['A', 'a'],
    ['An', 'an'],
  ],
  audiences: list(
    `for families, for businesses, for companies, for children, for adults, for homeowners, for small businesses, for people, for anyone, for everyone, for all ages, for kids, for women, for men, for couples, for students, for homes, for dogs, for pets, for builders, families, homeowners, landlords, small businesses, businesses, companies, entrepreneurs, farmers, patients, children aged, ages, aged, adults and children, beginners, all ages, individuals, organisations, organizations, residential, commercial, domestic, industrial, schools, employers, refugees, veterans, dogs and cats, dogs, cats, growers, gardeners, investors, start-ups, startups, professionals, clients across, young people, women, toddlers, seniors, weddings, restaurants`,
  ),
  roots: list(
    `founded, founder*, co-founded, established, since, family-owned, family owned, family-run, family run, family business, owned by, owner*, years, generation*, opened, started by, began in, formed in, set up, led by, headed by, run by, operated by, born from`,
  ),
  namesOneself: list(
    "i am, i'm, my name is, my name's, hi i am, hi i'm, hello i'm, hello i am, hi my name is, hello my name is, hey i'm",
  ),
  beganOneself: list(
    'i founded, i set up, i started, i opened, i created, i launched, i established, i decided to set up, i decided to open, i decided to start, i took over, i began, i run, i own',
  ),
  aboutHeadings: list(
    'about, about us, about me, meet, welcome, welcome to, who we are, who i am, our story, my story, our company, our practice, introducing',
  ),
  founders: list(
    'founder, founders, co-founder, founded by, owner, owner-operator, owned by, operated by, proprietor, started by, set up by, established by, lead dentist, principal solicitor, head coach',
  ),
  trades: englishTrades,
  praiseBefore: englishPraise,
  ranges: list('to'),
  clock: list('am, a.m, pm, p.m, h'),
  called: list('call, phone, telephone, tel, ring, mobile, dial'),
  otherNumbers: list(
    'fax, national, crisis, samaritans, emergency services, vat, reg, registration, registered, company n*, licence*, license*, iban, charity n*',
  ),
  posts: list(
    'coordinator*, co-ordinator*, secretary, treasurer, chair, chairman, chairwoman, chairperson, president, vice-president, vice president, judge*, judging, committee, captain, registrar, webmaster, editor, trustee*, committee member*, safeguarding officer, membership officer, welfare officer, press officer, out of hours only, e.g, for example, example',
  ),
  telephoneLabels: list(
    'call, phone, tele*, tel, mobil*, cell, office, fax, contact, text, whats*, sms, landline, main, direct, free*, toll, emergency, sales, support, service*, number, booking*, enquir*, reservation*, hotline',
  ),
  telephoneForms: list('### ### ####'),
  mailLabels: list('e-mail, email, mail, write to, contact'),
  nobodies: list(
    'chambers, chambers usa, legal 500, google, google review*, yelp, tripadvisor, trustpilot, houzz, facebook, checkatrade, avvo, jane doe, john doe, jane smith, john smith, client*, customer*, patient*, happy client*, happy customer*, happy patient*, satisfied client*, satisfied customer*, satisfied patient*, name, author, anonymous, your name',
  ),
}
