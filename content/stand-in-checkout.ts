/** The page that stands where a payment company's checkout would be, until the operator sets its address. */
export const standInCheckout = {
  title: (offer: string) => `Checkout for ${offer}`,
  text: 'This is a stand-in: no payment company is connected yet, nothing can be bought here and nothing is charged.',
  forOperators:
    'An owner enters the address of the real checkout in the studio, under Settings, Links. Without a studio, the server takes it from its environment:',
  back: 'Back to the packages',
  backToGuide: 'Back to the guide',
} as const
