import type { Asks } from './asks.ts'
import { list } from './list.ts'

/** `name`: whatever the business is called. */
export const englishAsks: Asks = {
  range: {
    says: ['What is on offer?', 'And what is on offer?'],
    fitsBelow: true,
    opens: list(
      'we offer, we also offer, we provide, we can provide, we sell, we supply, we stock, we carry, we make, we manufacture, we produce, we build, we design, we create, we install, we repair, we restore, we rent, we teach, we specialise in, we specialize in, name offers, name provides, name sells, name makes, name supplies, name specializes in, name specialises in, name teaches, name can provide, name can offer, name manufactures, name repairs, name builds, i offer, i provide, i make, i teach, i specialise in, i specialize in, our services include, our services range, our products include, services include, our menu, our range, we have a wide range, we have a range',
    ),
    not: list(
      'we make sure, we make it, we make every, we make the, we make you, we provide peace, we create a safe, we build relationships, we build trust, we offer peace, we make a',
    ),
  },
  origin: {
    says: ['How did it begin?', 'And how did it begin?'],
    fitsBelow: true,
    opens: list(
      'we started, i started, we began, i began, we opened, i opened, we founded, i founded, name was founded, we were founded, name was established, name was started, name was opened, name was created, name was born, name started, name began, name opened, name grew, we set up, i set up, we grew from, we grew out of, it started, it began, it all started, it all began, founded in, founded by, established in, established by, the idea for, the story begins, our story began, our story begins, our story started',
    ),
    not: list('we started working with, we opened a new, we began to'),
  },
  way: {
    says: ['How does it work?', 'And how does it work?'],
    fitsBelow: true,
    opens: list(
      'we start with, we start by, we begin by, we begin with, our process, the process, our approach, my approach, our method, every job starts, every project starts, every project begins, each session, the first step, first we, once we have, we use a, i use a, name uses a, we work with you, we will visit, we visit, we come to you, we come to your',
    ),
  },
  price: {
    says: ['And prices?', 'Are there prices?', 'Which prices are named?'],
    opens: list(
      'prices start, prices are, prices range, our prices, our rates, rates start, our fees, fees are, fees start, we charge, i charge, it costs, the cost of, the cost is, the price of, the price is, admission is, tickets are, tickets cost, tuition is',
    ),
    not: list('our prices are competitive, our prices are fair, our rates are competitive'),
  },
  limits: {
    says: ['What is not on offer?', 'And what is not on offer?'],
    fitsBelow: true,
    opens: list(
      "we do not offer, we don't offer, i do not offer, i don't offer, name does not offer, we do not provide, we don't provide",
    ),
  },
  guarantee: {
    says: ['And if something goes wrong?', 'What if something goes wrong?'],
    opens: list(
      "our guarantee, our warranty, we stand behind, name stands behind, we warrant, we back, all work is guaranteed, all our work is guaranteed, all of our work is, if you are not happy, if you're not happy, if you are not satisfied, if you're not satisfied, if you are not completely, if you're not completely, every floor we install is backed",
    ),
    holds: list(
      'refund*, repair*, return*, replace*, put it right, make it right, put right, money back, money-back, fix*, redo, re-do, warrant*, guaranteed for, no extra cost, no additional cost, at no cost, free of charge, come back',
    ),
  },
  safety: {
    says: ['Licensed? Insured?', 'And the licence, the insurance?'],
    opens: list(
      "we are fully insured, we're fully insured, we are licensed, we're licensed, we are fully licensed, we're fully licensed, we are insured, we're insured, we are certified, we're certified, we are bonded, we are fully qualified, we're fully qualified, name is licensed, name is fully licensed, name is fully insured, fully insured, fully licensed, fully qualified, licensed and insured, licensed bonded, i am fully insured, i am licensed, i'm licensed",
    ),
  },
  area: {
    says: ['In which area?', 'And in which area?'],
    fitsBelow: true,
    opens: list(
      'we serve the, we serve all, we serve clients in, we serve customers in, we serve homeowners in, name serves, we proudly serve, name proudly serves, proudly serving, serving the, we cover, name covers, we deliver to, name delivers to, we travel to, we work across, we work throughout, our service area, our service areas, we operate throughout, we operate across',
    ),
    not: list(
      'we cover the cost, we cover all costs, we cover all aspects, we cover every, we cover everything, we cover topics, we cover a, we cover both, we cover many',
    ),
  },
  where: {
    says: ['And where is it?', 'Where is it?'],
    fitsBelow: true,
    opens: list(
      "we are located, we're located, name is located, we are based, we're based, name is based, i am based, i'm based, located in, located on, located at, located just, situated in, our shop is, our studio is, our office is, our workshop is, our clinic is, our farm is, our showroom is",
    ),
    not: list(
      'we are located on ancestral, we are located on the ancestral, we are located on unceded, we are located on the traditional',
    ),
  },
  hours: {
    says: ['And the hours?', 'What are the hours?'],
    opens: list(
      "we are open, we're open, name is open, our hours, our opening hours, open daily, open every day, opening hours",
    ),
    not: list('we are open to'),
  },
  audience: {
    says: ['For whom is it?', 'And for whom is it?'],
    fitsBelow: true,
    opens: list(
      'we work with, i work with, our clients, our customers, our students, our members, our patients, we welcome, we help, i help, we serve families, we serve people, we serve businesses, we serve clients, we cater to, we cater for, for anyone, ideal for, perfect for, suitable for, open to everyone, open to all, no experience',
    ),
    not: list(
      'we work with you, we work with your, we work with native, we help you, our customers love, our clients love, our clients trust, our customers trust, our clients say, our customers say, our customers are our',
    ),
  },
  different: {
    says: ['What is different here?', 'And what is different here?'],
    opens: list(
      'unlike, while others, while other, while most, most companies, most * companies, many companies, many * companies, most places, other companies, what sets us, what makes us, what sets, we are not just, we are not a, we are different, we do things differently, instead of',
    ),
    holds: list('we, our, us, i, my, name'),
  },
  founder: {
    says: ['Who is behind it?', 'And who is behind it?'],
    fitsBelow: true,
    opens: [],
  },
  people: {
    says: ['And the people?', 'Who are the people?'],
    fitsBelow: true,
    opens: list(
      'our team, our staff, our crew, our instructors, our teachers, our technicians, our therapists, our attorneys, our lawyers, our dentists, the team',
    ),
    not: list(
      'our team will, our team can, our team is here, our team is ready, our team is standing, our team are standing, our team collects, our team arrives, our team provides, our team offers, our team works, our team handles, our team helps, our team understands, our team ensures, our team creates, our team delivers, our team uses, our team takes, our team provide, our team of experts will, our staff will, our crew will',
    ),
  },
  made: {
    says: ['How is it made?', 'And how is it made?'],
    fitsBelow: true,
    opens: list(
      'made from, made with, made by hand, handmade, all our products are made, everything is made, each piece is, every piece is, we use only, we only use, our ingredients, our animals are, our beef is, our pork is, our hogs are, our soaps are, our bread is, our beers are',
    ),
  },
  paying: {
    says: ['And how does one pay?', 'How does one pay?'],
    opens: list(
      'we accept, we take cash, we take all, we take most, payment is, payments are, payment can be, we offer financing, financing is, a deposit is, we bill',
    ),
  },
  speed: {
    says: ['And how long does it take?', 'How long does it take?'],
    opens: list(
      'it takes, most projects take, most jobs take, most residential projects are completed, lead time, lead times, turnaround, our turnaround, delivery takes, orders take, allow',
    ),
  },
}
