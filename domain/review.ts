/** Whether the line sends an episode by itself after all checks, or a person approves it first. */
export const reviewPolicies = ['automatic', 'review'] as const
export type ReviewPolicy = (typeof reviewPolicies)[number]
