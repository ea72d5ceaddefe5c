import type { SignsOfMatter } from './language.ts'
import { list } from './list.ts'

export const englishSigns: SignsOfMatter = {
  who: list(
    'is a, are a, is an, are an, is the, we are, we are a, i am a, i am an, family-owned, family owned, family-run, family run, independent, based in, located in, specialising in, specializing in, speciali*, company, firm, practice, studio, shop, restaurant, business, charity, organisation, organization, agency, clinic',
  ),
  origin: list(
    'founded, founder*, started, began, begun, established, opened, opened in, opened our, since 19*, since 20*, years ago, in 19*, in 20*, first opened, was born, idea, set up, inherited, bought the, grew from, generation*, history, originally, roots, came from, moved to',
  ),
  people: list(
    'trained, graduated, graduate, degree, qualified, certified, university, studied, worked as, experience as, member of, joined, born in, lives in, married, head of, director, owner, manager, doctor, dr, chef, therapist, he is, she is, his career, her career, years of experience, my name, team of, team includes, our team, staff, spare time, hobbies, loves, speaks',
  ),
  way: list(
    "first, then, next, step, steps, process, during, session, after your, once you, we start, we begin, we then, begin with, when you arrive, you will, you'll, visit, assess*, inspect*, measure*, design*, draw*, plan, install*, schedule*, procedure, method, technique, how it works, works by",
  ),
  made: list(
    'made from, made with, made of, made by, ingredients, recipe*, hand, handmade, hand-made, by hand, wood, steel, oak, wool, leather, flour, milk, baked, brewed, roasted, grown, harvest*, smoked, sewn, forged, crafted, local produce, organic, sourced, materials, oven, kitchen, workshop',
  ),
  different: list(
    "unlike, different, difference, instead of, rather than, we believe, believe, our philosophy, what makes, what sets, we don't, we never, we always, we refuse, promise, commitment, not just, not only, more than just, principle*, honest, ethos, focus on, we care, on purpose",
  ),
  limit: list(
    "only, not, do not, don't, cannot, can't, unable, not suitable, not include*, exclud*, except*, unless, limited to, minimum, maximum, at least, up to, must, required, subject to, restrict*, not available, at the moment, not yet, please note",
  ),
  price: list(
    'cost*, price*, fee*, charge*, rate, rates, per hour, per person, per night, per month, per session, an hour, from £*, from $*, starting at, starts at, deposit, total, tax, vat, flat-rate, flat rate, fixed price, quote*, estimate*, £*, $*, free of charge, no charge, includes',
  ),
  time: list(
    'hour*, day*, week*, month*, minute*, within, same day, same-day, next day, takes, turnaround, quick*, fast, delivery, deadline*, schedule, waiting, wait, open from, open on, opening hours, appointment*, season, in advance, response time',
  ),
  where: list(
    'located, location*, area*, areas, serve, serving, cover, covering, town*, city, cities, county, counties, street, road, miles, minutes from, near, nearby, north, south, east, west, delivery to, across, throughout, based, office*, parking, station, airport, nationwide',
  ),
  guarantee: list(
    'guarantee*, warrant*, refund*, cancel*, return*, exchange, repair or replace, replace, make it right, complaint*, if you are not, not happy, not satisfied, reschedul*, insurance-backed, aftercare, follow-up, money back',
  ),
  audience: list(
    "for anyone, for people, for those, for families, for businesses, for companies, for children, ideal for, suitable for, perfect for, designed for, whether you, whether you're, beginners, all ages, all levels, families, couples, adults, children, businesses, homeowners, landlords, our clients, our customers, clients include, aged, students, patients, veterans",
  ),
  proof: list(
    'award*, won, winner, %, percent, customers, clients, projects, completed, successful*, results, rated, rating, reviews, recommended, featured, over the past, more than, members, sold, delivered, installed, raised, since then, accredit*, certified, recogni*',
  ),
  why: list(
    'because, why, important, importance, risk*, without, damage*, problem*, danger*, health, benefit*, helps, help, prevent*, protect*, reduce*, improve*, matters, matter, can lead, can cause, leads to, causes, struggle*, pain, suffer*, need, reason*',
  ),
  range: list(
    'offer, offers, offering, include, includes, including, range, services, products, menu, options, choose from, variety, selection, everything from, as well as, such as, also, available, specialties, courses, classes, treatments, packages, types of, supply, sell, stock',
  ),
  safety: list(
    'licen*, insured, insurance, certified, certification, certificate*, tested, tests, standard*, regulat*, registered, accredited, safe, safety, secure, hygien*, allerg*, gluten, sterili*, inspect*, complian*, iso, gdpr, vetted, background check*, first aid, dbs, qualified',
  ),
  money: list(
    'financ*, discount*, rebate*, grant*, funding, funded, payment plan*, pay, payment*, credit card*, instalment*, installment*, insurance, nhs, bulk bill*, voucher*, gift card*, scholarship*, donation*, tax credit*, medicare, medicaid, afford, save, savings, offers',
  ),
  step: list(
    'call us, call me, contact, book, booking, schedule, appointment*, consultation, get in touch, enquir*, inquir*, quote, estimate, free consultation, email, phone, order, register, sign up, apply, visit us, come in, first step, simply, tell us, send us, fill, message',
  ),
  giving: list(
    'donat*, charit*, volunteer*, community, sponsor*, fundrais*, give back, giving back, environment*, sustainab*, planet, recycl*, local school*, non-profit, nonprofit, support local, foundation, scholarship*',
  ),
  visit: list(
    'room*, view*, garden*, terrace, parking, table*, seats, atmosphere, bar, music, cosy, cozy, dog*, breakfast, walk, beach, river, sea, hill*, house, barn, guests, stay, bed*, bathroom*, wifi, fire, building, studio, space, floor, window*',
  ),
  advice: list(
    'should, tip*, avoid, check, make sure, if you notice, signs, remember, always, never, ask your, consider, regularly, every year, once a year, keep, before you, recommend, best time, how often, watch for, look for',
  ),
}
