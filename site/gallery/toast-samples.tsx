import { Button } from '#site/ui/button.tsx'
import { Toasts } from '#site/ui/toast.tsx'
import { useToasts } from '#site/ui/use-toasts.ts'

export function ToastSamples() {
  const { announce, toasts } = useToasts()
  return (
    <div>
      <Button
        look="line"
        onClick={() =>
          announce({ title: 'Website captured', description: 'Please enter your email address now.' })
        }
      >
        Show a toast
      </Button>{' '}
      <Button
        look="line"
        onClick={() =>
          announce({ title: 'Error', description: 'Please enter a valid website URL.', isDestructive: true })
        }
      >
        Show an error
      </Button>
      <Toasts {...toasts} />
    </div>
  )
}
