/**
 * What pages are called, in their addresses and in the links to them, in any of our languages: by its address, nobody
 * knows a page's language. Without accents, and `ue` for `ü`.
 */
const words = (text: string) => text.split(/[,\n]/).flatMap((each) => each.trim() || [])

/** What customers ask before they come: who does it, how it goes, what they pay, whether it is for them. */
export const askedFirst =
  words(`team, our team, meet, staff, doctors, founder, first visit, first appointment, your visit,
  plan your visit, visit us, what to expect, new patients, new patient, patient information, new clients, new here, new students, im new, consultation, consultations, assessment,
  admission, admissions, enrolment, enrollment, how it works, how we work, process, our process, credentials, qualifications,
  accreditation, accreditations, certifications, donate, donation, donations, give, giving, support us, get involved, volunteer,
  membership, join us, areas, service area, service areas, areas we serve, areas covered, areas we cover, insurance, hours,
  opening hours, times, service times, emergency, emergencies, prices, fees, rates, pricing,
  program, programs, programme, programmes, classes, services, treatments, courses, practice areas, menu,
  praxisteam, ablauf, so arbeiten wir, arbeitsweise, erstgespraech, ersttermin, erstberatung, anmeldung, aufnahme, spenden, spende, helfen, mitmachen,
  mitglied werden, mitgliedschaft, einzugsgebiet, notfall, notdienst, sprechzeiten, oeffnungszeiten, qualifikation, zulassungen,
  leistungen, behandlungen, behandlungsspektrum, leistungsspektrum, schwerpunkte, speisekarte, preise, kosten, honorar, ueber mich, uber mich,
  equipe, prestations, soins, premiere visite, premiere seance, premier rendez vous, deroulement, inscription, inscriptions, adhesion, adherer,
  don, dons, faire un don, nous soutenir, benevoles, zone d intervention, urgences, horaires, carte,
  equipo, servicios, tratamientos, primera visita, primera consulta, como trabajamos, inscripcion, inscripciones, admision, donar, donativos, hazte socio, voluntariado,
  zona de trabajo, urgencias, horarios, carta`)

/** Customers speak there. */
export const reviewPages =
  words(`review, reviews, testimonial, testimonials, feedback, guestbook, guest book, kind words,
  clients say, client say, customers say, customer say, patients say, clients said, customers said, patients said,
  kundenstimmen, kundenmeinungen, gaestebuch, gastebuch, bewertungen, avis, temoignage, temoignages, livre d or,
  resena, resenas, opiniones, testimonio, testimonios`)

/** What there is to see, to fill in or to look up, and what is for others than customers. */
export const readLast =
  words(`gallery, galleries, photo, photos, photo gallery, pictures, images, video, videos, panorama, virtual tour, before and after,
  booking, bookings, book, book now, book online, reserve, reservation, reservations, appointment, appointments, book appointment,
  request appointment, request an appointment, schedule appointment, form, forms, application, apply, quote, get a quote, calendar, archive, archives, press, media, newsletter,
  product, app, franchise, referrers, for referrers, referring doctors, clientele, our clients, partners, sponsors, suppliers, links, useful links, downloads, catalogue, catalog, brochure,
  board, conduct, committees, bylaws, share information, investors, investor relations, shareholders, filings, governance, subscribe, brochures,
  galerie, bildergalerie, bilder, fotos, impressionen, buchen, buchung, online buchen, termin, terminvereinbarung, online termin, terminbuchung, kalender,
  termine, archiv, presse, partner, links, formulare, produkt, anfrage,
  photos, reserver, rendez vous, prendre rendez vous, calendrier, partenaires, liens, produit, devis,
  galeria, reservar, reservas, cita, pedir cita, calendario, archivo, prensa, socios, enlaces, producto, presupuesto`)

/** No page to read, if one part of the address is called so. */
export const doors =
  words(`login, log in, signin, sign in, signup, sign up, register, account, my account, cart, basket, checkout, wishlist,
  search, share, print, tag, tags, category, categories, product category, product tag, author, feed, rss, sitemap, accessibility, unsubscribe, unsubscribed, legal, terms,
  wp admin, wp login, wp json, wp content, panier, connexion, mon compte, carrito, cesta, mi cuenta, iniciar sesion,
  admin, administrator, dashboard, backend, back office, driver, staff login, client login, patient login, intranet, portal, client portal, patient portal,
  thank you, thankyou, thanks, danke, merci, gracias, success, order success, order cancel, error, 404, not found,
  draft, drafts, style guide, styleguide, template, cdn cgi, cancel, offline`)

/** Work for others than customers, where an address says so: an agency may call what it offers its jobs. */
export const jobPages = words(
  `career, careers, job, jobs, vacancies, recrutement, empleo, stellenangebote, karriere`,
)

/** Small print, wherever a short name speaks of it. */
export const smallPrint =
  words(`privacy, cookie, cookies, terms, conditions of use, conditions of sale, booking conditions, policy, policies, gdpr, refund, refunds, disclaimer, legal notice, imprint, impressum, impress,
  datenschutz, datenschutzerklaerung, datenschutzerklarung, datenschutzhinweise, datenschutzhinweis, datenschutzbestimmungen, datenschutzinformationen, datenshutz, dsgvo, agb, agbs, widerruf, widerrufsrecht, widerrufsbelehrung, barrierefreiheit, haftungsausschluss, bildnachweise,
  accessibility statement, mentions legales, confidentialite, conditions generales, cgv, cgu, rgpd, aviso legal, privacidad, terminos, condiciones`)

/** What a link says of any page, alone or at its end. */
export const waysOn =
  words(`learn more, read more, find out more, continue reading, discover more, see more, view more, more, more info, more information,
  more details, details, view details, view all, see all, click here, here, explore, read on, view,
  mehr erfahren, mehr lesen, weiterlesen, mehr, mehr dazu, mehr infos, weitere informationen, details ansehen, zum artikel,
  en savoir plus, lire la suite, lire plus, voir plus, plus d infos, decouvrir, leer mas, ver mas, saber mas, mas informacion`)
