/**
 * Words that passwords are made of, of eight groups: asking for entry, names and roles, this
 * product and its trade, the calendar, affection, animals and colours, games and teams, devices.
 * Written for this project; digits, years, signs and other spellings are the judge's business.
 */
export const COMMON_WORDS: readonly string[] = [
  'access account admin administrator allow anon authorized backdoor backup bypass change changeme ' +
    'code credential default demo enter entry guest hack hacker hello hidden houston incorrect ' +
    'invalid key letmein login logon master mypass new nopass nothing open opensesame pass passcode ' +
    'passphrase passw password please private public qwerty qwertz azerty root secret secure ' +
    'security service sesame setup signin staff super superuser supervisor support system temp ' +
    'temporary test tester testing trust trustno unlock user username welcome whatever yes',
  'alex alexander amanda andrea andrew anna anthony ashley austin barbara benjamin bob brandon ' +
    'carlos charlie chris christian christopher daniel david diana eric george hannah heather ' +
    'jack james jasmine jason jennifer jessica john jonathan jordan joseph joshua julia justin ' +
    'kevin kim laura lauren maggie maria marie mark martin mary matthew max michael michelle ' +
    'mike natasha nicholas nicole oliver olivia patrick paul peter rachel richard robert sam ' +
    'samantha sandra sara sarah sophia sophie stephanie steven thomas tom victoria william boss ' +
    'director manager office owner',
  'pressline press printing printer print printshop printhouse prepress postpress offset litho ' +
    'plate plates inks ink paper proof quote quotes invoice workflow imposition booklet bindery ' +
    'binding finishing folding foil cmyk pantone colour color prints company business customer ' +
    'estimate production shop',
  'january february march april may june july august september october november december monday ' +
    'tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter today ' +
    'tomorrow morning evening night weekend birthday christmas halloween easter holiday',
  'amor angel babe baby beautiful beauty bitch bless blessed buddy cutie darling daddy family ' +
    'faith forever freedom friend friends fuck fucker fuckyou god happy heart heaven honey ' +
    'iloveyou iloveu jesus kiss kisses life love lovely lover loveme lovers loveyou mommy mother ' +
    'mylove peace princess prince queen king sexy smile sweet sweetheart sweetie together trust',
  'black blue bear bird butterfly cat chicken chocolate cookie cheese coffee cupcake diamond dog ' +
    'doggy dolphin dragon eagle elephant falcon fire fish flower ginger gold golden green hunter ' +
    'horse hotdog kitten kitty lion lucky monkey mouse mustang nature orange panda panther peanut ' +
    'pepper phoenix pink puppy purple rabbit rainbow red rose scorpion shadow silver snoopy spider ' +
    'star stars sun sunflower sunshine tiger turtle unicorn white wolf yellow banana apple lemon',
  'arsenal asshole badboy barcelona baseball basketball batman bigdaddy boomer chelsea cowboy ' +
    'cowboys dallas dexter football gamer gaming ghost gunner hockey hunting ironman jedi joker ' +
    'killer knight lakers legend liverpool magic mario matrix merlin minecraft naruto ninja pirate ' +
    'player pokemon power racing ranger rangers samurai slayer soccer sparky spiderman starwars ' +
    'steelers superman superstar soldier tennis thunder viking vampire wizard warrior yankees zelda',
  'android apple asus camaro canada cisco computer dell europe facebook ferrari ford google harley ' +
    'honda instagram internet iphone laptop linux london macbook mercedes microsoft mobile mysql ' +
    'nintendo nokia oracle paris phone playstation porsche samsung server sony toyota twitter ' +
    'ubuntu usa website wifi windows xbox yahoo youtube america england brasil berlin',
].flatMap((group) => group.split(' '));

/** What fingers run along: rows and columns of keyboards, the alphabet and the digits. */
export const KEY_RUNS: readonly string[] = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '!"§$%&/()=',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qawsedrftgyhujikolp',
  '147258369',
  '159357',
  '741852963',
];
