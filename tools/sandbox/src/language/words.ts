const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that are never the subject of a text. */
export const STOP_WORDS = list(`
  a an the and or but nor so yet if then else than that this these those there here it its itself he she they them their
  theirs his her hers him we us our ours you your yours i me my mine who whom whose which what when where why how all any
  both each few more most other some such no not only own same too very can could will would shall should may might must
  do does did done doing be am is are was were been being have has had having of in on at by for with about against
  between into through during before after above below to from up down out off over under again further once as until
  while because just also really please thanks thank let lets want wants need needs like get gets make makes made using
  use used via per etc ok okay dont doesnt isnt cant im youre its one two three four five six seven eight nine ten
  first second third new good great best better nice every around something anything everything thing things way ways
  people person today now into onto within without across along toward towards`);

/** Words of the request itself: what to write, how long, in which form. */
export const ORDER_WORDS = list(`
  write create generate give draft compose produce suggest describe return answer respond reply render publish schedule
  post upload save store propose research brainstorm find tell show explain think design come summarize summarise refine
  improve rewrite turn convert build add include keep avoid mention start end open close call
  script voice voiceover voice-over narration narrator monologue hook hooks caption captions hashtag hashtags title titles
  headline prompt prompts image images picture pictures photo photograph video videos clip clips reel reels short shorts
  story idea ideas content topic topics subject description text sentence sentences word words second seconds minute
  minutes line lines paragraph language english tone style vertical horizontal square portrait landscape cinematic
  aspect ratio format json object array string field fields exactly only maximum minimum max min long length audience
  viewer viewers platform platforms shortvideo photoshare pagesocial videohost microblog professional tiktok instagram
  youtube facebook linkedin agent brand user assistant tool tools sheet vidsheet engine cell row column generation
  friendly warm calm energetic spoken high quality detailed realistic natural light lighting shot camera slow close-up
  background scene frame visual titled entitled series visuals reference number shorter longer simple plain strictly social media`);
