/** Spanish titles, streets and what is written short. */
import type { Rule } from './rule.ts'
import { shortWords } from './short-words.ts'

export const spanishWordRules: readonly Rule[] = [
  ...shortWords(
    [
      ['Sr.', 'señor', 'Sr. Garay'],
      ['Sra.', 'señora', 'Sra. Garay'],
      ['Srta.', 'señorita', 'Srta. Garay'],
      ['Dr.', 'doctor', 'Dr. Garay'],
      ['Dra.', 'doctora', 'Dra. Garay'],
      ['Dres.', 'doctores', 'Dres. Garay'],
      ['D.', 'don', 'D. Luis'],
      ['Dña.', 'doña', 'Dña. Luisa'],
      ['Lic.', 'licenciado', 'Lic. Garay'],
      ['Hnos.', 'Hermanos', 'Hnos. Garay'],
      ['Mª', 'María', 'Mª Luisa'],
      ['Sta.', 'Santa', 'Sta. Cruz'],
      ['Sto.', 'Santo', 'Sto. Tomás'],
      ['C/', 'calle', 'C/ Mayor'],
      ['Avda.', 'avenida', 'Avda. Mayor'],
      ['Av.', 'avenida', 'Av. Mayor'],
      ['Pza.', 'plaza', 'Pza. Mayor'],
      ['Ctra.', 'carretera', 'Ctra. Mayor'],
    ],
    /(?=[ \u00a0]?\p{Lu})/u,
  ),
  ...shortWords(
    [
      ['aprox.', 'aproximadamente', 'aprox. 40'],
      ['etc.', 'etcétera', 'pan, etc.'],
      ['p. ej.', 'por ejemplo', 'p. ej. aquí'],
      ['tel.', 'teléfono', 'tel. fijo'],
      ['Uds.', 'ustedes', 'con Uds. hoy'],
      ['Ud.', 'usted', 'con Ud. hoy'],
      ['máx.', 'máximo', 'máx. 12'],
      ['mín.', 'mínimo', 'mín. 12'],
    ],
    /(?!\p{L})/u,
  ),
  { form: /(?<=[\p{L}\d] ?)&(?= ?[\p{L}\d])/u, say: () => ' y ', examples: [['Pan & Vino', 'Pan y Vino']] },
  { form: /\by ?\/ ?o\b/i, say: () => 'y o', examples: [['y/o', 'y o']] },
]
