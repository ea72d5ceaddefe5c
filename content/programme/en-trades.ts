import { list } from './list.ts'

/** Words of which one says what somebody does for a living, or what kind of house it is. */
export const englishTrades = list(
  `accountan*, accounting, acupunctur*, acoustic duo, advisers, advisors, adviser, advisor, advisory, aesthetic*, agency, agencies, agronom*, airport transfer*,
  animal hospital, apartments, appliance*, arborist*, architect*, art classes, artist*, attorney*, audiolog*, auto repair*, bakery, bakeries, baker*, band, barber*, barrister*,
  beautician*, beauty, bed and breakfast, beekeep*, biscuit*, blacksmith*, boat*, body shop, boiler*, bookkeep*, bookshop*, bookstore*, botox, boutique hotel*, brewer*, bricklayer*,
  broker*, builder*, building services, building contractor*, building company, business coach*, butcher*, cabinet maker*, cabinetry, cabins, café*, cafe*, cakes, camp, campground*, campsite*, car care, caravan*, care home*, carer*,
  caregiver*, carpenter*, carpentry, carpet*, cater*, cattery, cello, ceramic*, chaplain*, charity, charities, chartered, chef*, chemist*, childcare, childminder*, chimney*,
  chiropod*, chiropract*, choir*, chorus, church*, cidery, classes, cleaning, cleaner*, clinic*, club*, coach*, coatings, coffee, college, composer*, confection*, congregation*, conservation, construction,
  consult*, contractor*, conveyanc*, cosmetic*, cottages, counsel*, courier*, courses, cpa, cpas, crafts, craftsman, craftsmen, cricket, dairy farm*, dance*, daycare, day care, decorat*, dent*, dermatolog*,
  design*, detailing, developer*, development, dietitian*, distill*, doctor*, dog groom*, dog train*, dog walk*, doors, drain*, drawing classes, dressmak*, driving instructor*, driving lesson*, driving school*,
  drywall, duo, early childhood, electric*, electrolysis, employment, empanadas, engineer*, ensemble, entertain*, equestrian, estate agen*, estate planning, event*, excavat*, exporter*, eye surg*, fabricat*,
  facility management, farm*, farrier*, fencing, film*, financial, firm, fish*, fitness, fitter*, flooring, floral, florist*, flower*, food truck*, foundation, foundry, framing,
  freight, funeral*, furniture, gallery, garage*, garden*, gas, genealog*, general practice, glamping, glazing, glazier*, golf, granite, graphic*, groom*, groundwork*, guest house, guesthouse, guide*, guitar*,
  gutter*, gym, gyms, hair*, handyman*, hardware, haulage, health centre, health center, healthcare, heating, holiday let*, homeopath*, homestay, honey, horse*, horticultur*, hospice, hospital*, hostel, hotel*, hvac,
  hydraul*, hypnotherap*, immigration, importer*, inn, insolvency, inspect*, installer*, instruct*, insulation, insurance, interior*, investigat*, investment*, ironwork*,
  it services, it support, it staffing, jewel*, joiner*, judo, karate, kennel*, kindergarten, kitchens, knit*, laborator*, labs, landscap*, lash*, laundr*, law, lawn*, lawyer*, legal,
  lessons, letting*, library, limousine*, literacy, livery, locksmith*, lodge*, lofts, loft conversion*, logistics, lumber, machine*, machining, magician*, makeup, manufactur*, marine, market garden, marketing,
  martial arts, mason*, massage*, mechanic*, mediation, mediator*, medical, medicine, metalwork*, midwi*, mill, ministry, mortgage*, mot, motel, motorcycle*, motors, mould*, movers, moving, museum,
  music*, nail, nails, nanny, nannies, naturopath*, network*, ngo, non-profit*, nonprofit*, notar*, nursery, nurseries, nursing, nutrition*, occupational therap*, office cleaning, opticia*, optometr*,
  orchard*, orchestra, orthodont*, osteopath*, outfitter*, packaging, paint*, parish, pasta, pastry, patisserie, paving, payroll, pediatric*, personal train*, pest control, pet, pharmac*, photo*,
  physical therap*, physician*, physio*, piano*, pilates, pizza, pizzeria, plant hire, plaster*, play therap*, plumb*, podiatr*, pool*, potter*, prepare tax*, preschool*, pre-school*, preservation trust, primary care,
  printing, printer*, private hire, private investigator*, probate, property manage*, property maintenance, prototyp*, psychiatr*, psycholog*, psychotherap*, pub, publisher*, publishing, quilt*, ranch, real estate, recording studio*,
  recruit*, recycling, refriger*, refugees, refurbish*, registered nurse*, reiki, remodel*, removal*, renovat*, rental*, repairer*, repair shop, car repair*, watch repair*, phone repair*, research, residential care, resort, restaurant*, restorat*, restorer*, retailer*,
  retreat*, riding, roast*, roof*, sailing, salon*, sauna*, scaffold*, scholarship*, school*, scrap*, sculptor*, secondary school, security, sewing, shipping, shoe*, shop*, sign makers, singer*, singing, skincare, skip hire, skip*, soap*,
  society, software, soil testing, solar, solicitor*, songwriter*, spa, speech, sports, stables, staffing, stainless, steel, stone*, storage, store, stove*, structural, structures, studio*, supplier*, surf*, surgeon*, surgery,
  survey*, swim*, tailor*, takeaway, talent acquisition, tattoo*, tax, taxi*, teacher*, teaching, tearoom*, tech support, testing, telecom*, theatre*, theater*, therap*, tile*, tiler*, tiling, timber, tour*, trainer*, training, translat*,
  transport*, travel, tree*, trial lawyers, tuition, tutor*, tyre*, upholster*, vacation rental*, vet, vets, veterinar*, video*, vineyard*, violin*, walking tours, watch dealer*, watches, watchmak*, water treatment, waterproof*, wealth, web,
  website*, wedding*, welder*, welding, wellness, wills, windows, windsurf*, wine*, winery, woodland, woodturn*, woodwork*, workshop*, worship, yoga, zoo`,
)

/** What may be left away before a trade, and nobody but they themselves may say: `Trusted roofers` are roofers. */
export const englishPraise = list(
  `best, top, top-rated, leading, premier, finest, greatest, trusted, expert, experts in, professional, premium, affordable, reliable, quality, high-quality, exceptional, outstanding, excellence in, specialists in, specialist, world-class,
  award-winning, innovative, pioneering, compassionate, cheap, dependable, friendly, honest, unbeatable, your, most trusted, advanced, gentle, luxury, exclusive, unique, ultimate, perfect, amazing, favourite, favorite, trustworthy`,
)
