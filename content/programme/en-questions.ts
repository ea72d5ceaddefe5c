import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const englishQuestions: ProgrammeQuestions = {
  price: {
    about: 'prices',
    shows: list(
      'free of charge, per hour, per person, per night, per session, per class, per lesson, prices start, prices from, costs £*, costs $*, cost is £*, cost is $*, cost between £*, cost between $*, starts at £*, starts at $*, starting at £*, starting at $*, start from £*, start at $*, starting from £*, starting from $*, £* each, $* each, between £*, between $*, fixed fee*, flat fee*, hourly rate',
    ),
    heads: [],
  },
  limits: {
    about: 'limits',
    shows: list(
      "we take no, we do not take, we don't take, we do not offer, we don't offer, we do not accept, we don't accept, we do not do, we don't do, we do not sell, we don't sell, we do not provide, we never, i do not offer, i don't offer",
    ),
    heads: list(
      "what we do not, what we don't, what i do not, what i don't, what we do not do, what we don't do, what we do not offer, what we refuse, what we leave to others, what i do not do, what i don't do",
    ),
  },
  cancelling: {
    about: 'cancellations',
    shows: list('cancel*, reschedul*, refund*'),
    heads: list('cancellation*, cancellation policy'),
  },
  guarantee: {
    shows: list(
      'warrant*, money back, money-back, guaranteed for, year guarantee, years guarantee, satisfaction guarantee, we guarantee, work is guaranteed, work is fully guaranteed, put it right, make it right',
    ),
    heads: [],
  },
  paying: {
    about: 'payment',
    shows: list(
      'payment plan*, payment option*, financing, finance options, we accept cash, we accept card*, we accept all, we accept major, we accept most, we accept visa, we accept insurance, insurance is accepted, insurance accepted, we bill, medicare, medicaid, bulk bill*, gift card*, gift voucher*, credit card*, out of pocket, out-of-pocket',
    ),
    heads: list('payment, payments, payment options, insurance, financing'),
  },
  hours: {
    shows: list(
      'open from, open monday*, open tuesday*, open wednesday*, open daily, open every day, open seven days, open 7 days, opening hours, office hours, business hours are, monday to, monday through, mondays to, mondays through',
    ),
    heads: [],
  },
  speed: {
    about: 'timing',
    shows: list(
      'response time, respond within, replies within, reply within, within * hours, within * days, within one working day, within * minutes, same day, same-day, next day, next-day, turnaround, takes * weeks, takes * days, takes * hours, takes * minutes, takes about, in under * minutes',
    ),
    heads: list('turnaround, delivery times, our response time'),
  },
  area: {
    about: 'the area',
    shows: list(
      'surrounding area*, surrounding communit*, surrounding town*, surrounding suburb*, surrounding cities, surrounding villages, service area*, service zone, areas we cover, we cover, we travel to, we deliver to, nationwide, across the uk, across the country, across the region, across the county, mile radius, miles of',
    ),
    heads: list(
      'service area*, areas we serve, areas we cover, areas covered, our coverage, where we work, coverage area, where we deliver',
    ),
  },
  where: {
    about: 'the location',
    shows: list(
      'located in, located at, located on, located near, located just, is located, are located, situated in, situated on, is situated, based in, based at, minutes from, miles from, a short walk, minutes walk, free parking, parking is',
    ),
    heads: list('location, our location, find us, getting here, how to find us, directions, parking'),
  },
  origin: {
    about: 'the beginnings',
    shows: list(
      'was founded, were founded, founded by, founded in, founded with, established in, was established, established by, started in, started as, started with, started when, started out, started from, it started, it all started, began in, began as, began with, began when, began to, it began, it all began, opened in, opened its, opened the, first opened, was born, were born out, set up in, set up by, was set up, grew out of, grew from, bought the, took over',
    ),
    heads: list(
      'how it began, how it started, how it all began, how it all started, how we started, our beginnings, our roots, the beginning',
    ),
  },
  founder: {
    shows: list('i founded, i set up, i started, i opened, i established, i began, i created, i launched'),
    heads: [],
  },
  story: {
    about: 'the story',
    shows: [],
    heads: list(
      'our story, my story, the story, the story of, the story behind, our history, history of, our journey, my journey, our story so far, a brief history, brief history, our heritage',
    ),
  },
  since: {
    shows: list('since 19*, since 20*, years in business, generation family'),
    heads: [],
  },
  experience: {
    shows: list(
      'over 1* years, over 2* years, over 3* years, over 4* years, over 5* years, over ten years, over fifteen years, over twenty years, over thirty years, over forty years, over fifty years, more than 1* years, more than 2* years, more than 3* years, more than 4* years, more than 5* years, years of experience, years experience, decades of experience, for decades',
    ),
    heads: [],
  },
  people: {
    about: 'the people',
    shows: list(
      'graduated, trained at, trained in, trained as, qualified as, studied at, degree in, her career, his career, my career, joined the team, joined us, grew up, lives in, my name is, our team of, our team is, our team has, our team includes, our team consists, our staff is, our staff are, our staff have, our therapists, our teachers, our instructors, our educators, our dentists, our attorneys, our lawyers, our vets',
    ),
    heads: list(
      "meet the maker, meet the team, meet our team, our team, the team, our people, our staff, meet the owner*, the owner*, our founder*, the founder*, meet the founder*, meet the staff, our employees, employees, the * family, founders' story, the people behind",
    ),
  },
  different: {
    shows: list(
      "what makes us, what sets us, sets us apart, set us apart, sets it apart, unlike, makes us different, we are different, we're different, different from, differently, makes the difference",
    ),
    heads: list(
      'why choose us, why choose, why us, what sets us apart, what makes us different, our difference, the * difference, why work with us, what makes us special, how we are different, our advantage*',
    ),
  },
  made: {
    about: 'the making',
    shows: list(
      'made from, made of, is handmade, are handmade, made by hand, bottled by hand, built by hand, finished by hand, cut by hand, handcraft, handcrafted by, handcrafted in, handcrafted from, ingredients, is baked, are baked, baked fresh, is brewed, are roasted, small batches',
    ),
    heads: list(
      "how it is made, how it's made, how we make it, our craft, craftsmanship, ingredients, handmade, made by hand, designed by hand",
    ),
  },
  included: {
    about: 'what is included',
    shows: [],
    heads: list(
      "included, what is included, what's included, what you get, what you will get, whats included, the package includes, each package includes",
    ),
  },
  giving: {
    about: 'giving back',
    shows: list(
      'give back, giving back, gives back, we donate, we sponsor, of the proceeds, of our profits, of every sale',
    ),
    heads: list('giving back, in the community, our community, sponsorship'),
  },
  done: {
    about: 'results',
    shows: list(
      'have completed, has completed, have helped, has helped, we’ve helped, winner of, won the, was awarded, were awarded, was named, have delivered, has delivered, have installed, has installed, have trained, has trained, raised over, raised more, have built over, successfully',
    ),
    heads: list(
      'our track record, track record, achievements, our achievements, awards, recognition, milestones',
    ),
  },
  safety: {
    about: 'qualifications',
    shows: list(
      'fully insured, licensed and insured, insured and, public liability, gas safe registered, registered with, regulated by, licensed by, accredited by, certified by, fully qualified, fully licensed, fully accredited, dbs checked, dbs-checked, licensed to',
    ),
    heads: list(
      'qualifications, credentials, accreditations, certifications, licensed and insured, memberships, licenses',
    ),
  },
  way: {
    about: 'the way of working',
    shows: list(
      'the first step is, we start with, we start by, we begin by, we begin with, begins with a, begins with an, starts with a, starts with an, our process, the process, our method, our approach is, my approach is, from start to finish, works by, we work by, we use a, we use the, i draw from, i use a',
    ),
    heads: list(
      'how it works, our process, the process, how we work, our approach, my approach, our method, methodology, working with us, the way we work, our treatment process',
    ),
  },
  expect: {
    about: 'what to expect',
    shows: [],
    heads: list(
      'what to expect, your first visit, first visit, your visit, your first appointment, first appointment, what happens next, on the day, new patients, new clients, your stay',
    ),
  },
  audience: {
    about: 'whom it is for',
    shows: list(
      "for anyone, for everyone, open to everyone, open to all, open to anyone, designed for, all ages, all levels, of all sizes, all abilities, our clients are, our clients include, our clients range, our customers are, our customers include, whether you are a, whether you're a, whether you are an, whether you're an, whether you’re a",
    ),
    heads: list(
      "who we help, who we serve, who i help, who it's for, who it is for, who we work with, our clients, a club for everyone",
    ),
  },
  place: {
    about: 'the place itself',
    shows: list(
      'sq ft, square feet, square foot, square metres, square meters, our facility, our facilities, our showroom, our premises, our campus, our workshop, panoramic, terrace, our rooms',
    ),
    heads: list(
      'the space, our space, our studio, the studio, our facility, accommodation, our workshop, our showroom, our rooms',
    ),
  },
  advice: {
    shows: list("we recommend, it is important to, it's important to, we advise, our advice"),
    heads: [],
  },
  beliefs: {
    shows: list(
      'we believe, i believe, our mission, our vision, our goal, our aim, our philosophy, our purpose, our ethos, our values, our promise, our commitment, my goal, my aim, my mission, my philosophy, we aim, we strive, we care about, is committed to, are committed to, is dedicated to, are dedicated to, we take pride, we pride ourselves, prides itself',
    ),
    heads: [],
  },
  range: {
    about: 'the offer',
    shows: list(
      'we offer, we provide, we sell, we supply, we make, we produce, we design, we manufacture, we build, we install, we repair, we develop, we create, we deliver, we help, we specialise, we specialize, i offer, i provide, i help, i specialise, i specialize, specialises in, specializes in, services include, services are, our services, our products, choose from, everything from, offers a, offers the, provides a, provides, offering a, our range, we can',
    ),
    heads: list(
      'our services, services, what we do, what we offer, what i do, what i offer, capabilities, our capabilities, our products, treatments, our classes, our programs, our programmes, service offerings',
    ),
  },
}
