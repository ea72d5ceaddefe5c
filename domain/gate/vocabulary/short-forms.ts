/** `Woodstock, VT` is in Vermont, and `Co. Clare` is a county: states of one word and other parts of addresses, and how these are written short. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  `alabama AL, alaska AK, arizona AZ, arkansas AR, california CA, colorado CO, connecticut CT, delaware DE, florida FL, georgia GA, hawaii HI, idaho ID,
  illinois IL, indiana IN, iowa IA, kansas KS, kentucky KY, louisiana LA, maine ME, maryland MD, massachusetts MA, michigan MI, minnesota MN, mississippi MS,
  missouri MO, montana MT, nebraska NE, nevada NV, ohio OH, oklahoma OK, oregon OR, pennsylvania PA, tennessee TN, texas TX, utah UT, vermont VT,
  virginia VA, washington WA, wisconsin WI, wyoming WY, county Co, street St, saint St, road Rd, avenue Ave, mount Mt, drive Dr, lane Ln,
  boulevard Blvd, square Sq, highway Hwy, suite Ste, east E, west W, north N, south S`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
