/** Texts of the way to the first video. */
export const firstRun = {
  title: 'Make your first video',
  hint: 'Four steps from an empty account to a video that you can post.',
  done: 'done',
  steps: {
    account: 'Create an account',
    agent: 'Create an agent',
    sheet: 'Choose a template or an idea',
    video: 'Make the video',
  },
  agent: 'An agent has a name, a voice and its accounts at the networks. Its sheets turn ideas into videos.',
  agentAction: 'Create an agent',
  viewer: 'This organization has no agents yet. Its managers can create one.',
  sheet: 'A template is a sheet with prompts and an example. You can change everything in it.',
  orIdea: 'You would rather begin with an idea?',
  ideaAction: 'Let the agent propose some',
  video: (title: string) => `Everything is ready in “${title}”. You see the price before anything is made.`,
  videoAction: 'Make the video',
  dismiss: 'Hide these steps',
};
