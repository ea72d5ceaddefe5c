/** First names that people have: where capitals say nothing, they tell a person from a noun. */
import { words } from './weight.ts'

export const firstNames: ReadonlySet<string> = words(`
  aaron abigail adam adele agnes aisha alan alastair albert alex alexander alexandra alfred alice alina alison amanda amelia amy ana anastasia anders
  andrea andreas andrew andy angela anita anja anke anna anne annette annika anthony antje anton antonia antonio arash arjun arthur astrid axel
  barbara barry beate beatrice ben benedikt benjamin benno bernadette bernard bernd bernhard bert beth betty bettina bill birgit birgitta bob boris brenda
  brian bridget bruno callum camila carl carla carlos carmen carol carolin caroline carsten caspar catherine cecilia charles charlie charlotte chiara
  chloe chris christa christian christiane christina christine christoph christopher claire clara claudia clemens colin connor conrad corinna cornelia craig
  cristina cynthia daisy daniel daniela darren dave david deborah denise dennis derek detlef diana diane diego dieter dietmar dirk dominik donald donna dora
  doris dorothea dorothy douglas eberhard edgar edith eduard edward elena eleanor eliza elizabeth elisabeth elke ella ellen elsa emil emilia emily emma
  eric erich erik ernst erwin esther ethan eugene eva evelyn ewan fabian fatima felicity felix fernando finn fiona florian frances francesca francis
  francisco franz franziska fred frederick frederik friederike friedrich fritz gabriel gabriele gareth gary gavin geoffrey georg george gerald gerd gerda
  gerhard gertrud gina giovanni gisela giulia giuseppe gordon grace graham greta gregor gudrun guido gunter gustav günter günther hanna hannah hannelore hannes
  hans harald harold harriet harry hartmut hassan heather hedwig heide heidi heike heiko heiner heinrich heinz helen helena helene helga helmut hendrik henning
  henrik henry herbert hermann hilda hilde holger horst howard hubert hugh hugo ian ibrahim ida ilse imogen ines inge ingeborg ingo ingrid irene
  iris isaac isabel isabella isla ivan ivo jack jacob jakob jake james jamie jan jana jane janet janine jason jasmin jasper javier jean jeffrey jemima jenna
  jennifer jenny jens jeremy jessica jill jim joachim joan joanna joanne jochen joe joel johanna johannes john jonas jonathan jordan jorge josef joseph joshua
  josephine joyce juan judith julia julian juliane julie jutta jörg jürgen kai karen karin karl karla karsten kate katharina katherine kathleen kathrin katja
  katrin keith kelly ken kenneth kerstin kevin kieran kim kirsten klara klaus konrad konstantin kristina kurt kyle larry lars laura lauren laurence lea leah
  lee lena leo leon leonard leonie lesley leslie lewis liam lieselotte lillian lily linda lisa livia logan lorenz lothar lotte louis louisa louise luca lucas
  lucy ludwig luis luisa lukas luke lutz lydia lynn magdalena maggie malcolm manfred manuel manuela marc marcel marco marcus margaret margarete maria
  marianne marie marina mario marion marius mark markus marlene marta martha martin martina marvin mary mateo matilda matteo matthew matthias matthäus maurice
  max maximilian maya megan meike melanie melissa michael michaela michelle miguel milena miriam mohamed mohammed molly monica monika moritz muhammad murat
  mustafa nadine nadja nancy naomi natalie natasha nathan neil nell nicholas nick nicola nicolas nicole niklas nils nina noah nora norbert norman olaf
  oliver olivia oskar oscar otto owen pablo pamela paola pascal patricia patrick paul paula pauline pedro peggy penelope peter petra philip philipp phoebe
  pia priya quentin rachel rainer ralf ralph ramona raymond rebecca regina reiner reinhard reinhold renate rené rhys ricarda richard rita robert roberto robin
  roger roland rolf roman ronald ronja rosa rose rosemary ross rosalind roxanne rudolf rupert russell ruth ryan sabine sabrina sally sam samantha samuel
  sandra sara sarah saskia scott sean sebastian sergio sharon sheila sibylle siegfried sigrid silke silvia simon simone sofia sonja sophia sophie stefan
  stefanie stella stephan stephanie stephen steve steven stuart susan susanne suzanne sven svenja sylvia tanja tara tatjana teresa tessa theo theodor
  theresa thomas thorsten till tilo tim timo timothy tina tobias toby tom tomasz toni tony torsten tracy trevor udo ulla ulrich ulrike ursula uta ute uwe
  valentin valentina valerie vanessa vera verena veronika victor victoria viktor vincent viola virginia volker walter waltraud wayne wendy werner wilfried wilhelm
  william winfried wolfgang xavier yannick yasmin yusuf yvonne zoe zoë`)
