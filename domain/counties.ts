/** What stands between a British town and its postal code, and is no town. */
export const counties: ReadonlySet<string> = new Set(
  `bedfordshire berkshire buckinghamshire cambridgeshire cheshire cornwall cumbria derbyshire devon dorset durham essex gloucestershire
  hampshire herefordshire hertfordshire kent lancashire leicestershire lincolnshire merseyside norfolk northamptonshire northumberland
  nottinghamshire oxfordshire rutland shropshire somerset staffordshire suffolk surrey warwickshire wiltshire worcestershire
  aberdeenshire angus argyll ayrshire fife lanarkshire midlothian moray perthshire powys gwynedd clwyd dyfed gwent antrim armagh
  down fermanagh tyrone england scotland wales uk`
    .split(/\s+/)
    .concat([
      'county durham', 'co. durham', 'east sussex', 'west sussex', 'greater manchester', 'greater london', 'middlesex', 'south yorkshire',
      'west yorkshire', 'north yorkshire', 'east yorkshire', 'west midlands', 'tyne and wear', 'isle of wight', 'northern ireland',
      'united kingdom', 'great britain', 'mid glamorgan', 'south glamorgan', 'west glamorgan', 'east lothian', 'west lothian', 'yorkshire',
    ]),
) // biome-ignore format: names read best in rows
