import { aiDisclosure } from '#domain/episode.ts'
import type { Script, Sentence, Speaker } from '#domain/script.ts'

const say =
  (speaker: Speaker) =>
  (text: string): Sentence => ({ speaker, text, support: 'bridge' })
const [host, guest] = [say('host'), say('guest')]

/** Two people talk about a bakery that takes its time: long enough to be heard as an episode. */
export const bakeryScript: Script = {
  show: 'Slow Crust',
  title: 'Why the best bread in town is sold out by ten',
  summary: [
    'A bakery with one oven sells everything before most people have had breakfast.',
    'We ask what a day and a half of waiting does to a loaf.',
    'And we hear why the owner does not want a second shop.',
  ],
  chapters: [
    {
      title: 'Sold out by ten',
      sentences: [
        host('What would you say about a shop that is empty at ten in the morning, and proud of it?'),
        guest('I would say that somebody has forgotten to bake enough.'),
        host('That is what everybody says, and it is wrong.'),
        host(aiDisclosure),
        host('Today we are talking about a small bakery that sells out every single day, on purpose.'),
        guest('On purpose? Then I have questions.'),
        host('Good, because the answers are stranger than you think.'),
        host(
          'By the end you will know what waiting does to bread, and what it may do for your own business.',
        ),
        guest('I brought butter, just in case.'),
        host('Then let us begin in the middle of the night.'),
      ],
    },
    {
      title: 'A day and a half of waiting',
      sentences: [
        guest('Why does the bread take so long?'),
        host('Because the dough rests for thirty six hours before it sees the oven.'),
        host('Most factories give it forty minutes.'),
        guest('And what happens in all that time?'),
        host('Wild yeast and bacteria eat the sugar, slowly, and leave flavour behind.'),
        host('They also make the loaf easier to digest, which is why some customers come by train.'),
        guest('By train, for a loaf of bread?'),
        host('With a return ticket, yes.'),
        guest('So time is the ingredient that nobody can copy.'),
        host('Exactly, and it is the only one that costs nothing but patience.'),
        guest('Patience is the one thing I have never been able to buy.'),
        host('Neither can a factory, and that is the whole point.'),
      ],
    },
    {
      title: 'One oven',
      sentences: [
        guest('Now tell me about the oven.'),
        host('There is one, built of brick, and it burns beech wood from the forest behind the church.'),
        host('It holds forty loaves, so there are eighty a day, and never eighty one.'),
        guest('They could buy a second one.'),
        host('They could, and the owner was offered the money twice.'),
        guest('What did she say?'),
        host(
          'She said that a second oven needs a second baker, and that she likes to know who made her bread.',
        ),
        guest('That is either very wise or very stubborn.'),
        host('Perhaps it is both, and the customers seem to like it.'),
        host('The first of them stand in the street at six, when the shutters are still down.'),
        guest('In winter, too?'),
        host('In winter she hands out coffee, and nobody has complained yet.'),
        guest('I would stand in that queue.'),
      ],
    },
    {
      title: 'The objection',
      sentences: [
        guest('Let me be difficult for a moment.'),
        guest('Turning customers away is not a strategy, it is a mistake.'),
        host('It would be, if they did not come back the next day.'),
        host('But the people who come too late order for tomorrow, and they pay when they order.'),
        guest('So she knows in the evening what she will sell in the morning.'),
        host('Nearly all of it, and that is why almost nothing is thrown away.'),
        guest('No waste, no discount, no guessing.'),
        host('And no advertising, because a queue in the street is advertising enough.'),
        guest('All right, I take it back.'),
        host('You may keep half of it: it only works because the bread is good.'),
        guest('A queue for something ordinary would be gone in a week.'),
        host('In two days, if it rains.'),
      ],
    },
    {
      title: 'What to take home',
      sentences: [
        guest('What should somebody take from this who does not sell bread?'),
        host('Find the one thing that gets better when you take longer, and refuse to hurry it.'),
        guest('And the second?'),
        host('Say out loud how much there is, and stop when it is gone.'),
        host('People trust a limit that they can see.'),
        guest('I like that, and I am hungry.'),
        host('The shop opens at six, and you know what happens at ten.'),
        guest('Then I had better set an alarm.'),
        host('Thank you for listening, and have a slow morning.'),
      ],
    },
  ],
}
