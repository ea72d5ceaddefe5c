// Kinds of true numbers that look like false ones, each beside the falsehood it looks like.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const { passes, fails } = siteOf('Long Acre Dental', 'en', [
  ['text', '', 'A deposit is 9% of the rate. The defect rate is 2.5% of an order.'],
  ['text', '', 'The nursery will close for approximately one week at Christmas.'],
  ['price', '', 'Full day: £50.00. Full time: £220.00.'],
  ['price', '', 'A survey starts around $18–$26/foot.'],
  ['text', '', 'Grades 6–8 Practical Examinations need a pass.'],
  [
    'text',
    '',
    'Over 55 combined years of hospitality bring Rob and Dora Newcombe here. Saved me a trip, said one.',
  ],
])

describe('of numbers code leaves to a second reader, and knows its false sister', () => {
  test('years with a word between', () => {
    const row = 'Over 55 combined years of hospitality bring Rob and Dora Newcombe here.'
    passes(`Between them, over 55 years of it. | ${row}`)
    fails('number', `Between them, over 45 years of it. | ${row}`)
  })

  test('a guest’s share of a number of their own', () => {
    passes('g On every hundred dollars, nine more. | A deposit is 9% of the rate.')
    fails('number', 'g On every hundred dollars, twelve more. | A deposit is 9% of the rate.')
    passes("g On 200 baskets, that's 5. | The defect rate is 2.5% of an order.")
    fails('number', "g On 200 baskets, that's 9. | The defect rate is 2.5% of an order.")
    fails('number', 'g A night is $100, and 9% is the deposit. | A deposit is 9% of the rate.')
    fails('number', 'A night is a hundred dollars. | A deposit is 9% of the rate.')
  })

  test('what days would be, and what is saved, of what was said', () => {
    const told = 'Full time, it is £220. | Full time: £220.00.'
    const row = 'Full day: £50.00. || Full time: £220.00.'
    passes(`g Five single days would be £250. So I've saved £30. | ${row}`, told)
    fails('number', `g Five single days would be £240. | ${row}`, told)
    fails('number', `g Five single days would be £250. So I've saved £40. | ${row}`, told)
    fails('number', `Five single days would be £250. | ${row}`, told)
  })

  test('one thing that is not the one that is measured', () => {
    const row = 'The nursery will close for approximately one week at Christmas.'
    passes(`One chair left. At Christmas the nursery closes for about one week. | ${row}`)
    fails('about', `At Christmas the nursery closes for one week. | ${row}`)
  })

  test('a range with its signs', () => {
    const row = 'A survey starts around $18–$26/foot.'
    passes(`A survey starts around $18 to $26 a foot. | ${row}`)
    fails('number', `A survey starts around $18 to $28 a foot. | ${row}`)
    passes('For Grades 6 to 8, you need a pass. | Grades 6–8 Practical Examinations need a pass.')
    fails('number', 'For Grades 5 to 8, you need a pass. | Grades 6–8 Practical Examinations need a pass.')
  })
})
