/** `Woodstock, VT` is in Vermont: the states of one word, and how addresses write them. */
export const shortStates: ReadonlyMap<string, string> = new Map(
  `alabama AL, alaska AK, arizona AZ, arkansas AR, california CA, colorado CO, connecticut CT, delaware DE, florida FL, georgia GA, hawaii HI, idaho ID,
  illinois IL, indiana IN, iowa IA, kansas KS, kentucky KY, louisiana LA, maine ME, maryland MD, massachusetts MA, michigan MI, minnesota MN, mississippi MS,
  missouri MO, montana MT, nebraska NE, nevada NV, ohio OH, oklahoma OK, oregon OR, pennsylvania PA, tennessee TN, texas TX, utah UT, vermont VT,
  virginia VA, washington WA, wisconsin WI, wyoming WY`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
