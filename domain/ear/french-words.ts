/** French titles, streets and what is written short. */
import type { Rule } from './rule.ts'
import { shortWords } from './short-words.ts'

export const frenchWordRules: readonly Rule[] = [
  ...shortWords(
    [
      ['M.', 'Monsieur', 'M. Garnier'],
      ['MM.', 'Messieurs', 'MM. Garnier'],
      ['Mme', 'Madame', 'Mme Garnier'],
      ['Mmes', 'Mesdames', 'Mmes Garnier'],
      ['Mlle', 'Mademoiselle', 'Mlle Garnier'],
      ['Dr', 'Docteur', 'Dr Garnier'],
      ['Pr', 'Professeur', 'Pr Garnier'],
      ['Me', 'Maître', 'Me Garnier'],
      ['St', 'Saint', 'St Philibert'],
      ['Ste', 'Sainte', 'Ste Luce'],
      ['Ets', 'Établissements', 'Ets Garnier'],
    ],
    /(?= \p{Lu})/u,
  ),
  ...shortWords(
    [
      ['av.', 'avenue', 'av. Foch'],
      ['bd', 'boulevard', 'bd Foch'],
      ['bld', 'boulevard', 'bld Foch'],
      ['env.', 'environ', 'env. 40'],
      ['etc.', 'et cetera', 'pain, etc.'],
      ['p. ex.', 'par exemple', 'p. ex. ici'],
      ['tél.', 'téléphone', 'tél. fixe'],
      ['TTC', 'toutes taxes comprises', '40 euros TTC'],
      ['HT', 'hors taxes', '40 euros HT'],
      ['RDV', 'rendez-vous', 'sur RDV'],
      ['rdv', 'rendez-vous', 'sur rdv'],
    ],
    /(?!\p{L})/u,
  ),
  {
    form: /(?<=[\p{L}\d] ?)&(?= ?[\p{L}\d])/u,
    say: () => ' et ',
    examples: [['Père & Fils', 'Père et Fils']],
  },
  { form: /\bet ?\/ ?ou\b/i, say: () => 'et ou', examples: [['et/ou', 'et ou']] },
]
