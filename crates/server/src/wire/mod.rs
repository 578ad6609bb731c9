//! What goes over the wire: requests and answers, as JSON and in the OpenAPI document. Types of the game are turned
//! into JSON here, at the edge; nothing inside is sent as it is.

mod advice;
mod analyses;
mod calls;
mod clocks;
mod game;
mod lesson;
mod people;
mod review;
mod society;
mod standing;
mod tables;
mod watching;
mod ways;

pub use advice::AdviceInfo;
pub use analyses::{
    AimQuery, AnalysedGame, AnalysedMoveInfo, AnalysisBody, AnalysisInfo, AnalysisLine, ComputerMoveBody,
    DescribeBody, NewAnalysisBody, ThoughtAck, ThoughtBody, position,
};
pub use calls::{
    DeviceBody, DeviceInfo, DeviceNameBody, HookShape, HooksBody, Notifications, NotificationsBody,
    OutcomeWord, Spoken, TestBody, TestResult, Way, WayOutcome,
};
pub use game::{
    Ack, AnswerUndo, CheckBody, CheckInfo, CompletedInfo, DraftBody, EntryInfo, LogInfo, MergerInfo,
    MoveBody, RunsInfo, StateInfo, UndoAnswer, UndoBody, Update, check, entries, past, state,
};
pub use lesson::LessonInfo;
pub use people::{
    AccountBody, DepartBody, GuestBody, MeBody, PasswordBody, PersonInfo, RecoveryBody, SessionInfo,
    SignInBody,
};
pub use review::{InsteadInfo, ReviewInfo};
pub use society::{
    ClubBody, ClubInfo, ClubLine, ClubLinkInfo, ClubOwnerBody, ClubStandings, FriendInfo, FriendsTable,
    HearingBody, ShunBody, ShunnedInfo, WaitingInfo, WhomBody,
};
pub use standing::{
    Hidden, PersonPage, PersonTable, PersonTables, RatingChangeInfo, ResultInfo, StandingInfo, Standings,
    TitleRating,
};
pub use tables::{
    AcceptBody, AgreementBody, AgreementInfo, ChatBody, ChatInfo, ComputerInfo, CopyingBody, EndBody,
    ForkBody, HouseInfo, ImportInfo, InvitationInfo, InviteBody, InviteInfo, JoinBody, NewSeatBody,
    NewTableBody, NotesBody, ProgramBody, ProgramInfo, ReplaceBody, SaidInfo, StandInBody, TableBody,
    TableInfo, TableList, table,
};
pub use watching::{EntryBody, OfferBody, WatcherBody, WatcherInfo, WatchersInfo};
pub use ways::{WayInfo, WaysBody, ways};
