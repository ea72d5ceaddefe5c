/** The page that stands where a payment company's checkout would be, until the operator sets its address. */
export const standInCheckout = {
  title: (offer: string) => `Checkout for ${offer}`,
  text: 'This is a stand-in: no payment company is connected yet, nothing can be bought here and nothing is charged. On a call you can book the same package.',
  call: 'Book a Call',
  back: 'Back to the packages',
  backToGuide: 'Back to the guide',
} as const
